import { ApiProperty } from '@nestjs/swagger';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import { LinkedAccountView } from './social.view';

export class ProvidersBody {
  @ApiProperty({ type: [String], enum: [...SOCIAL_PROVIDERS], description: 'The providers that are set up.' })
  providers!: SocialProviderName[];
}

export class LinkedAccountsBody {
  @ApiProperty({ type: [LinkedAccountView] })
  linkedAccounts!: LinkedAccountView[];
}
