import type { HelpArticle } from '#domain/help/help-article.ts'
import { accountArticles } from './operators-account.ts'
import { residenceArticles } from './operators-residences.ts'

export const operatorArticles: readonly HelpArticle[] = [...accountArticles, ...residenceArticles]
