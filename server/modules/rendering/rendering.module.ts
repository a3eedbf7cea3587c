import { Module } from '@nestjs/common';
import { PurgeSteps } from '../../kernel/maintenance/purge-steps';
import { RenderedTexts } from './rendered-texts.service';
import { RenderedTextsRepository } from './rendered-texts.repository';
import { RENDERING_PURGE_STEPS } from './rendering.purge-steps';
import { RenderingTask } from './rendering.task';

@Module({
  providers: [RenderedTextsRepository, RenderedTexts, RenderingTask],
  exports: [RenderedTexts, RenderingTask],
})
export class RenderingModule {
  constructor(purge: PurgeSteps) {
    purge.add(...RENDERING_PURGE_STEPS);
  }
}
