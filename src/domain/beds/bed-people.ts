import { uncapitalize } from '#domain/language/small-letter.ts'
import { type Audience, audienceWords } from '#domain/residence/residence.ts'

/** Whom beds are for, in the middle of a sentence: "2 beds for women". */
export const describePeople = (audience: Audience): string => uncapitalize(audienceWords[audience])
