import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { RulesModule } from '../rules';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';

@Module({ imports: [AuthModule, RulesModule], controllers: [LiveController], providers: [LiveService] })
export class LiveModule {}
