import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { LOGGER } from '../../kernel/logging/logging.module';
import { followWords } from './dictionaries';
import { OperatorWords } from './lexicon-files';

/** Lets searches know the words of the operator, in `DATA_DIR/search`. */
@Injectable()
export class FollowOperatorWords implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'DATA_DIR'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    const folder = path.join(this.env.DATA_DIR, 'search');
    followWords(
      new OperatorWords(folder, (faults) => {
        for (const { file, line, message } of faults)
          this.logger.warn({ file, line, fault: message }, 'words of the search were left out');
      }),
    );
  }
}
