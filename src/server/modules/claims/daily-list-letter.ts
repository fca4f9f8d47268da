import { type Letter, writeLetter } from '#server/plumbing/letter.ts'
import { nameForMail } from '#server/plumbing/name-for-mail.ts'

/** The houses that went live, and where: the name of a state, or of several. */
export type DailyListFacts = {
  baseUrl: string
  where: string
  houses: readonly { name: string; city: string; state: string; slug: string; operator: string }[]
}

/** Houses named by one mail. */
const namedAtMost = 100

export function dailyListLetter({ baseUrl, where, houses }: DailyListFacts): Letter {
  const number = houses.length === 1 ? '1 house' : `${houses.length.toLocaleString('en-US')} houses`
  const more = houses.length - namedAtMost
  return writeLetter({
    subject: `${number} went live in ${where}`,
    paragraphs: [
      `Since the last list, ${number} of operators went live or came back on the public list in ${where}. There is nothing to do, unless one of them is not what it says.`,
    ],
    sections: houses.slice(0, namedAtMost).map(({ name, city, state, slug, operator }) => ({
      title: nameForMail(name),
      words: `${nameForMail(city)}, ${state}. ${nameForMail(operator)}.`,
      links: [{ label: 'See its page', href: `${baseUrl}/residences/${slug}` }],
    })),
    closing: [
      ...(more > 0 ? [`And ${more.toLocaleString('en-US')} more.`] : []),
      'Is one of them false? Reply to this mail: it goes to the alliance, which can look at it with you.',
    ],
    signature: 'The housing directory',
  })
}
