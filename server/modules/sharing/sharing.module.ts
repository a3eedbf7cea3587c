import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations';
import { RulesModule } from '../rules';
import { UsersModule } from '../users';
import { VersionsModule } from '../versions';
import { BadgesController } from './badges/badges.controller';
import { BadgesService } from './badges/badges.service';
import { CardsController } from './cards/cards.controller';
import { CardsService } from './cards/cards.service';
import { FeedsController } from './feeds/feeds.controller';
import { FeedsService } from './feeds/feeds.service';
import { DivideSitemapTask } from './site/divide-sitemap.task';
import { SiteController } from './site/site.controller';
import { SitemapRepository } from './site/sitemap.repository';
import { SitemapService } from './site/sitemap.service';

/** Public rules on other sites and in programs: badges, cards, feeds, and sitemaps. */
@Module({
  imports: [UsersModule, OrganizationsModule, VersionsModule, RulesModule],
  controllers: [BadgesController, CardsController, FeedsController, SiteController],
  providers: [
    BadgesService,
    CardsService,
    FeedsService,
    SitemapRepository,
    SitemapService,
    DivideSitemapTask,
  ],
})
export class SharingModule {}
