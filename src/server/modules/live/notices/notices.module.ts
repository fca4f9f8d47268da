import type { States } from '#server/modules/states/states.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createNoticesRoutes } from './notices.routes.ts'
import { createNotices, type Notices } from './notices.service.ts'
import { createTextsRoutes } from './texts/texts.routes.ts'
import { createSiteTexts, type SiteTexts } from './texts/texts.service.ts'

type OtherServices = { states: States; changed: () => void; textsChanged: () => Promise<void> }

export async function createNoticesModule(
  parts: ServerParts & OtherServices,
): Promise<ServerModule & { notices: Notices; texts: SiteTexts }> {
  const { database, transactions, clock, textsChanged } = parts
  const notices = createNotices(parts)
  const texts = createSiteTexts({ transactions, clock, changed: textsChanged })
  // Another server may have changed one.
  await database.listen('site_text', () => void textsChanged())
  return { routes: [createNoticesRoutes(notices), createTextsRoutes(texts)], notices, texts }
}
