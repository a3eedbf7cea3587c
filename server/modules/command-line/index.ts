export { CommandLineModule } from './command-line.module';
export { CommandLineService } from './command-line.service';
