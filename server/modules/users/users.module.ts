import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admission } from './admission.service';
import { AvatarPictures } from './avatars/avatar-pictures.service';
import { AvatarUploadsController } from './avatars/avatar-uploads.controller';
import { AvatarsController } from './avatars/avatars.controller';
import { AvatarsRepository } from './avatars/avatars.repository';
import { AvatarsResolver } from './avatars/avatars.resolver';
import { AvatarsService } from './avatars/avatars.service';
import { EditingController } from './editing/editing.controller';
import { EditingResolver } from './editing/editing.resolver';
import { ProfileEditing } from './editing/profile-editing.service';
import { ProfileRepository } from './editing/profile.repository';
import { OwnerName } from './owner-name.entity';
import { Owner } from './owner.entity';
import { OwnerNames } from './owner-names.service';
import { OwnersRepository } from './owners.repository';
import { UserSearchController } from './search/user-search.controller';
import { UserSearchRepository } from './search/user-search.repository';
import { UserSearchResolver } from './search/user-search.resolver';
import { UserSearchService } from './search/user-search.service';
import { User } from './user.entity';
import { UsersLoaders } from './users.loaders';
import { UsersRepository } from './users.repository';
import { UsersResolver } from './users.resolver';
import { UsersService } from './users.service';

@Module({
  imports: [TypeOrmModule.forFeature([Owner, OwnerName, User])],
  controllers: [AvatarsController, AvatarUploadsController, EditingController, UserSearchController],
  providers: [
    Admission,
    OwnersRepository,
    OwnerNames,
    UsersRepository,
    UsersService,
    UsersLoaders,
    UsersResolver,
    AvatarPictures,
    AvatarsRepository,
    AvatarsService,
    AvatarsResolver,
    ProfileRepository,
    ProfileEditing,
    EditingResolver,
    UserSearchRepository,
    UserSearchService,
    UserSearchResolver,
  ],
  exports: [Admission, OwnerNames, UsersService, AvatarsService],
})
export class UsersModule {}
