import { ApiProperty } from '@nestjs/swagger';

/** The address of a rule in the path of a request. An impossible address is a 404, never a 400. */
export class RuleAddress {
  @ApiProperty()
  readonly owner!: string;

  @ApiProperty()
  readonly name!: string;
}

/** The address of a version: an exact number, or `latest`. */
export class VersionAddress extends RuleAddress {
  @ApiProperty()
  readonly version!: string;
}
