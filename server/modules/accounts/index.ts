export { AccountsModule } from './accounts.module';
export { AccountExport } from './export/export.service';
export { sendAccountData } from './export/send-account-data';
