export { AccountsModule } from './accounts.module';
export { AccountDeletion } from './deletion/deletion.service';
export { AccountExport } from './export/export.service';
export { sendAccountData } from './export/send-account-data';
