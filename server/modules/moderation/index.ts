export { ModerationModule } from './moderation.module';
export { NameRequests } from './names/name-requests.service';
