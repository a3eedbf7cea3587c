import { Inject, Injectable } from '@nestjs/common';
import type { CommandLineRelease } from '@kimari/common/host-context';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { UnknownAddress } from '../../kernel/errors/request.errors';
import { powershellScript, shellScript } from './install-scripts';
import { packCommandLine, type PackageArchive } from './package-archive';

/** Hands out the command line that belongs to this server. */
@Injectable()
export class CommandLineService {
  private packed: Promise<PackageArchive | null> | undefined;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>) {}

  /** Throws UnknownAddress when the command line is not built. */
  async archive(): Promise<PackageArchive> {
    const archive = await this.pack();
    if (!archive) throw UnknownAddress();
    return archive;
  }

  /** The package to download; null when the command line is not built. */
  async release(): Promise<CommandLineRelease | null> {
    const archive = await this.pack();
    if (!archive) return null;
    const { version, digest, bytes } = archive;
    return { version, digest, size: bytes.length };
  }

  async shellScript(): Promise<string> {
    return shellScript({ origin: this.origin, ...(await this.archive()) });
  }

  async powershellScript(): Promise<string> {
    return powershellScript({ origin: this.origin, ...(await this.archive()) });
  }

  /** Packs once. */
  private pack(): Promise<PackageArchive | null> {
    return (this.packed ??= packCommandLine(this.origin));
  }

  private get origin(): string {
    return new URL(this.env.APP_URL).origin;
  }
}
