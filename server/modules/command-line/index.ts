export { CommandLineModule } from './command-line.module';
