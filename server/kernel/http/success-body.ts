import { ApiProperty } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import { getTranslator } from '../i18n/translator';

/** The response of calls that return nothing but a confirmation. */
export class SuccessBody {
  @ApiProperty({ enum: [true] })
  success!: true;

  @ApiProperty()
  message!: string;
}

/** `{ success: true, message }`; `done` is a message key below `done`. */
export function success(locale: Locale, done: string): SuccessBody {
  return { success: true, message: getTranslator(locale)(`done.${done}`) };
}
