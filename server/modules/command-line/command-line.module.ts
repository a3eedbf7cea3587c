import { Module } from '@nestjs/common';
import { CommandLineController } from './command-line.controller';
import { CommandLineService } from './command-line.service';

@Module({ controllers: [CommandLineController], providers: [CommandLineService] })
export class CommandLineModule {}
