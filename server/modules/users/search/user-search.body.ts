import { ApiProperty } from '@nestjs/swagger';

export class FoundUserBody {
  @ApiProperty()
  id!: string;

  @ApiProperty()
  username!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null except for the caller.' })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  displayName!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Key of the picture, to be put after `/api/`.' })
  avatarUrl!: string | null;
}
