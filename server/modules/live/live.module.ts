import { Module } from '@nestjs/common';
import { RulesModule } from '../rules';
import { LiveController } from './live.controller';
import { LiveService } from './live.service';

@Module({ imports: [RulesModule], controllers: [LiveController], providers: [LiveService] })
export class LiveModule {}
