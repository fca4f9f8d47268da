import type { LegalDocument } from '#content/legal/legal-document.ts'

/** Says what the software does; tests/spec/legal-truth.spec.ts holds its figures against the code. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description:
    'What this site keeps about you, for how long, and who sees it. You can read all of it without telling us who you are.',
  since: 'November 21, 2026',
  lead: 'You can read this whole site without telling us who you are. What you do tell us stays here, and goes when it is no longer needed.',
  sections: [
    {
      id: 'looking',
      title: 'When you only look',
      lines: [
        'We set no cookie before you sign in. Nothing follows you: no analytics, no advertising, no code from other companies. Our own pages load nothing from anywhere else.',
        'Where a state’s page shows that state’s own directory in a frame, the frame comes from the directory’s own site, which sees your network address as any site does. It is not told which page you came from.',
        'Your own browser keeps your choice of colors, that you have seen the hint on leaving fast, and whether somebody is signed in on this device. A message you have begun stays in its tab until you send it or close the tab. “Leave this site” clears it, and the places you saved.',
        'The server’s log holds times, ids and error codes. It holds no names, no network addresses and no messages.',
      ],
    },
    {
      id: 'messages',
      title: 'When you send a message',
      lines: [
        'We keep what you wrote: your name, email address and message, and phone, residence and state if you gave them. The staff of the alliance reads it. It is mailed to our support address, and a receipt without your words goes to the address you gave.',
        'We delete a message 12 months after we answer it, or 12 months after it came if nobody marked it answered. The emails about it go after 30 days.',
        'To prevent spam, the server counts messages by network address for an hour, and receipts by a scrambled form of the email address for a day. Both counts are in its memory only. So that a message sent twice counts once, it keeps a scrambled form of it for 24 hours.',
        'Please do not write about anybody’s health. A name and a question is enough.',
      ],
    },
    {
      id: 'asking',
      title: 'When you ask a house about a bed',
      lines: [
        'You need no account. We keep what you wrote: a name if you gave one, how to answer you, when you need a bed, and your message. The people of that house read it. A correction of a page is read by the alliance too.',
        'You get a private link. It shows how far your question has come, and it deletes what you sent, for good. We keep no copy of the link. Whoever has it can read and delete what you wrote.',
        'The house gets an email that says only that somebody asked. Nothing you wrote is in it. We delete a question by ourselves after 90 days. While you are on the waiting list of the house, and for 30 days after, we keep it longer.',
        'A house that keeps a waiting list can put you on it, when you ask for that or when you agree on it. Its people see your name, how to reach you, and a short note. We ask you now and then if you still want a place. We delete you from the list 30 days after you left it, or after 90 days or more in which nobody has heard from you.',
        'To prevent spam, the server counts questions by network address for an hour, in its memory only.',
      ],
    },
    {
      id: 'accounts',
      title: 'When you have an account',
      lines: [
        'We keep your name, email address and organization. Of your password we keep a scrambled form that cannot be turned back. Of a passkey we keep the public half and the name you gave it. If you sign in through your agency, it tells us your name and email address, and we keep its proof of that.',
        'Signing in sets a cookie. It only keeps you signed in, and it ends 14 days after you were last here, or 90 days after you signed in. For people who decide about the homes of others it ends the same day. With it we keep the time, your browser’s own description and your network address, so that you can see where you are signed in, and end it. They go with the session. A passkey or an agency needs a second cookie while you sign in; it lasts some minutes.',
        'If your organization has you reminded of your beds by text, we keep your mobile number for that until you are taken off. The text goes through the service of those who run this site.',
        'Signing in sets a second cookie, a random name of this device that signs nobody in. By it, and by the network you came from, both kept scrambled, strangers who guess at your password cannot lock you out. We forget a place 180 days after you last signed in there; the cookie ends after a year.',
        'Tries at signing in are counted under a scrambled form of the address, to stop guessing. The counts go within two hours.',
      ],
    },
    {
      id: 'claims',
      title: 'When you claim a house',
      lines: [
        'We keep your name, email address and organization with the claim, and what you say you can show. The affiliate of the state and the alliance read it, and whoever holds the house learns which organization claims it.',
        'We delete a claim 12 months after it ended. One that nobody proved ends by itself after 30 days. Of a code we keep only a scrambled form.',
      ],
    },
    {
      id: 'houses',
      title: 'Houses and the people in them',
      lines: [
        'A house says how much of its address may be seen: all of it, only the area, or just the town. Below “all”, the street address is on no page, in no answer and on no map.',
        'Nothing about a person who lives in a house is ever public.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets it',
      lines: [
        'Nobody buys it, and nobody is given it for their own use. Emails travel through the email service of those who run this site. We answer courts where the law obliges us.',
        'Copies made for safety may hold something deleted until they are replaced by newer ones. Of the daily copies a server makes by itself, it keeps seven.',
        'Links to helplines, state affiliates and social networks lead to other sites with their own rules.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      lines: ['Ask what we hold about you, have it put right, or have it deleted. Write to us; it costs nothing.'],
    },
  ],
}
