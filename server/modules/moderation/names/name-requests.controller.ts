import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { UserActor } from '../../../access/actor';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { toNameRequestView, toOwnRequestView } from './name-request.mapper';
import type { NameQueue, NameRequest } from './name-request.result';
import { NameRequestListBody, OwnNameRequestsBody } from './name-request.view';
import {
  DecideNameInput,
  ListNameRequestsInput,
  RequestNameInput,
  WithdrawNameRequestInput,
} from './name-requests.inputs';
import { FIRST_PAGE, NameRequests } from './name-requests.service';

/** Requests for names that look like somebody else's, and what moderators decide. */
@ApiTags('names')
@ApiBearerAuth()
@Controller('api/names')
export class NameRequestsController {
  constructor(
    private readonly requests: NameRequests,
    private readonly pages: Connections,
  ) {}

  @RpcPost('request', 'Ask for a name that looks like somebody else’s')
  @ApiOkResponse({ type: OwnNameRequestsBody })
  async request(
    @CurrentActor() actor: UserActor,
    @Body() input: RequestNameInput,
  ): Promise<OwnNameRequestsBody> {
    return own(await this.requests.request(actor, input));
  }

  @RpcPost('own', 'The newest 100 requests of the caller')
  @ApiOkResponse({ type: OwnNameRequestsBody })
  async own(@CurrentActor() actor: UserActor): Promise<OwnNameRequestsBody> {
    return own(await this.requests.mine(actor));
  }

  @RpcPost('withdraw', 'Take back an open request')
  @ApiOkResponse({ type: OwnNameRequestsBody })
  async withdraw(
    @CurrentActor() actor: UserActor,
    @Body() { id }: WithdrawNameRequestInput,
  ): Promise<OwnNameRequestsBody> {
    return own(await this.requests.withdraw(actor, id));
  }

  @RpcPost('list', 'Requests that wait, the oldest first, or that were decided; for moderators')
  @ApiOkResponse({ type: NameRequestListBody })
  async list(
    @CurrentActor() actor: UserActor,
    @Body() input: ListNameRequestsInput,
  ): Promise<NameRequestListBody> {
    const queue = await this.requests.queue(actor, !input.decided, this.pages.requested(input));
    return this.page(queue, input.limit, input.offset);
  }

  @RpcPost('decide', 'Let somebody take a name, or refuse it; for moderators')
  @ApiOkResponse({ type: NameRequestListBody })
  async decide(
    @CurrentActor() actor: UserActor,
    @Body() input: DecideNameInput,
  ): Promise<NameRequestListBody> {
    return this.page(await this.requests.decide(actor, input), FIRST_PAGE.limit, 0);
  }

  private page(queue: NameQueue, limit: number, offset: number): NameRequestListBody {
    const { requests, open, total } = queue;
    return {
      ...{ requests: requests.map(toNameRequestView), open, total, limit, offset },
      nextCursor: this.pages.next(queue),
    };
  }
}

function own(requests: readonly NameRequest[]): OwnNameRequestsBody {
  return { requests: requests.map(toOwnRequestView) };
}
