export { RenderedTexts } from './rendered-texts.service';
export type { Renderer } from './renderer';
export { RenderingModule } from './rendering.module';
export { RenderingTask } from './rendering.task';
