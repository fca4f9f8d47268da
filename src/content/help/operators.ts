import type { HelpArticle } from '#domain/help/help-article.ts'
import { accountArticles } from './operators-account.ts'
import { houseArticles } from './operators-houses.ts'

export const operatorArticles: readonly HelpArticle[] = [...accountArticles, ...houseArticles]
