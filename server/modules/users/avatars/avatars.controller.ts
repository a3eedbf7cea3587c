import { pipeline } from 'node:stream/promises';
import { SECONDS_PER } from '@kimari/common/durations';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../kernel/http/access.decorator';
import type { HttpResponse } from '../../../kernel/http/exchange';
import { AvatarsService } from './avatars.service';

/** Seconds for which caches keep a picture, which never changes, and so the time until a removed one is gone from them. */
const MAX_AGE = SECONDS_PER.day;

/** Serves the pictures of users. */
@ApiTags('avatars')
@Controller('api/avatars')
export class AvatarsController {
  constructor(private readonly avatars: AvatarsService) {}

  @Public()
  @Get(':userId/:file')
  @ApiOperation({ summary: 'A picture' })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async get(
    @Param('userId') userId: string,
    @Param('file') file: string,
    @Res() response: HttpResponse,
  ): Promise<void> {
    const { content, contentType, size } = await this.avatars.open(userId, file);
    response.removeHeader('Content-Language');
    response.removeHeader('Vary');
    response.set({
      'Cache-Control': `public, max-age=${MAX_AGE}`,
      ETag: `"${file.replace(/\..*$/, '')}"`,
      'Content-Disposition': 'inline; filename="avatar.webp"',
    });
    const { fresh, method } = response.req;
    if (fresh || method === 'HEAD') {
      content.destroy();
      if (fresh) response.status(304);
      else response.set({ 'Content-Type': contentType, 'Content-Length': String(size) });
      response.end();
      return;
    }
    response.set({ 'Content-Type': contentType, 'Content-Length': String(size) });
    await pipeline(content, response);
  }
}
