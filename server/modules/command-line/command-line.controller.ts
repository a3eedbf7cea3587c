import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { inSeconds, MINUTE } from '@kimari/common/durations';
import type { CommandLineRelease } from '@kimari/common/host-context';
import { UnknownAddress } from '../../kernel/errors/request.errors';
import { Public } from '../../kernel/http/access.decorator';
import type { HttpResponse } from '../../kernel/http/exchange';
import { CommandLineService } from './command-line.service';
import { LOCK_SCHEMA, MANIFEST_SCHEMA } from './file-schemas';

/** Short, so that a new release is out quickly: the addresses do not change with their contents. */
const CACHE = `public, max-age=${inSeconds(5 * MINUTE)}`;

/** Serves the command line, its installers, and the schemas of its files. */
@ApiExcludeController()
@Controller('cli')
@Public({ always: true })
export class CommandLineController {
  constructor(private readonly commandLine: CommandLineService) {}

  @Get('kimari.tgz')
  async archive(@Res() response: HttpResponse): Promise<void> {
    const { bytes, digest } = await this.commandLine.archive();
    const base64 = Buffer.from(digest.slice('sha256:'.length), 'hex').toString('base64');
    response.set({ 'Cache-Control': CACHE, ETag: `"${digest}"`, 'Repr-Digest': `sha-256=:${base64}:` });
    response.type('application/gzip').send(bytes);
  }

  @Get('version.json')
  @Header('Cache-Control', CACHE)
  async version(): Promise<CommandLineRelease> {
    const release = await this.commandLine.release();
    if (!release) throw UnknownAddress();
    return release;
  }

  @Get('install.sh')
  @Header('Cache-Control', CACHE)
  @Header('Content-Type', 'text/x-shellscript; charset=utf-8')
  shellScript(): Promise<string> {
    return this.commandLine.shellScript();
  }

  @Get('install.ps1')
  @Header('Cache-Control', CACHE)
  @Header('Content-Type', 'text/plain; charset=utf-8')
  powershellScript(): Promise<string> {
    return this.commandLine.powershellScript();
  }

  @Get('schema/kimari.json')
  @Header('Cache-Control', CACHE)
  manifestSchema(): object {
    return MANIFEST_SCHEMA;
  }

  @Get('schema/kimari.lock.json')
  @Header('Cache-Control', CACHE)
  lockSchema(): object {
    return LOCK_SCHEMA;
  }
}
