import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnerName } from './owner-name.entity';
import { Owner } from './owner.entity';
import { OwnersRepository } from './owners.repository';
import { User } from './user.entity';
import { UsersLoaders } from './users.loaders';
import { UsersRepository } from './users.repository';
import { UsersResolver } from './users.resolver';
import { UsersService } from './users.service';

@Module({
  imports: [TypeOrmModule.forFeature([Owner, OwnerName, User])],
  providers: [OwnersRepository, UsersRepository, UsersService, UsersLoaders, UsersResolver],
  exports: [OwnersRepository, UsersService],
})
export class UsersModule {}
