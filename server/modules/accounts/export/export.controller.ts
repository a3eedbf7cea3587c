import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { HttpResponse } from '../../../kernel/http/exchange';
import type { UserActor } from '../../../access/actor';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { AccountExport } from './export.service';
import { sendAccountData } from './send-account-data';

@ApiTags('users')
@Controller('api/users')
export class ExportController {
  constructor(private readonly data: AccountExport) {}

  @Get('export')
  @ApiOperation({ summary: 'Everything about my account as one JSON file' })
  @ApiOkResponse({ content: { 'application/json': { schema: { type: 'object' } } } })
  async export(@CurrentActor() actor: UserActor, @Res() response: HttpResponse): Promise<void> {
    await sendAccountData(response, await this.data.open(actor));
  }
}
