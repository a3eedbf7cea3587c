import { ApiProperty } from '@nestjs/swagger';

/** Where a rule is, in the path of a request. What cannot be an address is one of no rule (404), never a 400. */
export class RuleAddress {
  @ApiProperty()
  readonly owner!: string;

  @ApiProperty()
  readonly name!: string;
}

/** Where a version is: an exact number, or `latest`. */
export class VersionAddress extends RuleAddress {
  @ApiProperty()
  readonly version!: string;
}
