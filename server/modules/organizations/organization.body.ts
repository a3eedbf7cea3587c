import { ApiProperty } from '@nestjs/swagger';
import { SuccessBody } from '../../kernel/http/success-body';

const time = { type: 'integer', minimum: 0, description: 'Unix time in seconds.' } as const;

/** A user by id and name. */
export class UserRefBody {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  username!: string;
}

/** An organization without counts. */
export class OrganizationBody {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  displayName!: string;

  @ApiProperty({ type: String, nullable: true })
  description!: string | null;

  @ApiProperty({ type: String })
  ownerId!: string;

  @ApiProperty(time)
  createdAt!: number;

  @ApiProperty(time)
  updatedAt!: number;
}

export class OrganizationResultBody extends SuccessBody {
  @ApiProperty({ type: OrganizationBody })
  organization!: OrganizationBody;
}
