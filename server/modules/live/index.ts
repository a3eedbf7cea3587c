export { LiveModule } from './live.module';
export { LiveService } from './live.service';
