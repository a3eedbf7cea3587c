import { ApiProperty } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../i18n/translator';

/** What every call answers that has nothing to give but the news. */
export class SuccessBody {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty()
  message!: string;
}

/** `{ success: true, message }` with the text of what was done, a key below `done`. */
export function success(locale: Locale, done: string): SuccessBody {
  return { success: true, message: getTranslator(locale)(`done.${done}`) };
}
