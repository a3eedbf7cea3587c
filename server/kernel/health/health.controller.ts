import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../clock';
import { currentVersion } from '../config/release';
import { Public } from '../http/access.decorator';

/** `GET /api/health` (contract): reports that the process responds; checks nothing else. */
@ApiTags('health')
@Controller('api/health')
export class HealthController {
  private readonly version = currentVersion();

  constructor(private readonly clock: Clock) {}

  @Public({ always: true })
  @Get()
  @ApiOperation({ summary: 'Whether the process answers' })
  check(): { readonly status: 'healthy'; readonly timestamp: number; readonly version: string } {
    return { status: 'healthy', timestamp: this.clock.now().getTime(), version: this.version };
  }
}
