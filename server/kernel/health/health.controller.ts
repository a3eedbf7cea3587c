import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../clock';
import { Public } from '../http/access.decorator';

/** `GET /api/health` (contract): reports that the process responds; checks nothing else. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly clock: Clock) {}

  @Public({ always: true })
  @Get()
  @ApiOperation({ summary: 'Whether the process answers' })
  check(): { readonly status: 'healthy'; readonly timestamp: number } {
    return { status: 'healthy', timestamp: this.clock.now().getTime() };
  }
}
