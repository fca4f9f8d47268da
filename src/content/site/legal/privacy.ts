import { shiftNoteDays } from '#domain/people/shift.ts'
import type { LegalDocument } from './legal-document.ts'

/** tests/spec/pages/legal-truth.spec.ts holds its figures against the code. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description:
    'What this site keeps about you, for how long, and who sees it. You can read all of it without telling us who you are.',
  since: 'November 29, 2026',
  lead: 'You can read this whole site without telling us who you are. What you do tell us stays with us, and we delete it when it is no longer needed.',
  sections: [
    {
      id: 'looking',
      title: 'When you only look',
      lines: [
        'We set no cookie before you sign up or sign in. Nothing follows you: no analytics, no advertising, no code from other companies. Our own pages load nothing from anywhere else.',
        'Where a state’s page shows that state’s own directory in a frame, the frame is loaded from that directory’s own site. That site sees your network address, as any site does, but not which page you came from.',
        'Your own browser remembers your choice of colors, whether you have seen the hint about leaving fast, and whether somebody is signed in on this device. A message you have started stays in its tab until you send it or close the tab. “Leave this site” clears that message and the places you saved.',
        'The server’s log holds times, ids and error codes. It holds no names, no network addresses and no messages.',
      ],
    },
    {
      id: 'messages',
      title: 'When you send a message',
      lines: [
        'We keep what you wrote: your name, email address and message, and phone, residence and state if you gave them. Staff of the alliance read it. We email it to our support address, and we send a receipt, without your words, to the address you gave.',
        'We delete a message 12 months after we answer it, or 12 months after it came if nobody marked it answered. The emails about it go after 30 days.',
        'To prevent spam, the server counts messages by network address for an hour, and receipts by a scrambled form of the email address for a day. Both counts are kept in memory only. To recognize a message that was sent twice, the server keeps a scrambled form of it for 24 hours.',
        'Please do not write about anybody’s health. A name and a question are enough.',
      ],
    },
    {
      id: 'asking',
      title: 'When you ask a house about a bed',
      lines: [
        'You need no account. We keep what you wrote: a name if you gave one, how to answer you, when you need a bed, and your message. The people who run that house read it. If you report a mistake on a page, the alliance reads that too.',
        'With “Report this page” you write to the alliance, and its staff read it. Officers of the affiliate of the state read it too, where it works with this site, so that the page can be put right. They never see your email address, and nobody who belongs to the operator of the house reads it here. A report that somebody is not safe, that a contact is wrong, or of a scam goes to the alliance alone; where the affiliate has to look, the alliance sends it your words without your address. Reports from the time when this page promised them to the alliance alone stay with it. We delete the email address you gave 30 days after the report is closed, and the report after 12 months.',
        'You get a private link. It shows what has happened with your question, and it lets you delete what you sent, for good. We keep no copy of the link. Anyone who has it can read and delete what you wrote.',
        'The house gets an email, or a text message, that says only that somebody asked. Nothing you wrote is in it. We delete a question by ourselves after 90 days. If you are on the house’s waiting list, we keep it longer: until 30 days after you leave the list.',
        'The house can answer you from this site, by email or text, if you asked for that. We keep its answer with your question, show it to you at your private link, and delete it with your question, also from the mail we sent. You see the public phone of the house, not who of its people answered. If the house publishes an email address, a reply of yours goes there and not to us.',
        'A house with a waiting list can put you on it if you ask for that or agree to it. Its people see your name, how to reach you, and a short note. From time to time we ask whether you still want a place. We delete your entry 30 days after you leave the list, or once nobody has heard from you for 90 days or more.',
        'To prevent spam, the server counts questions by network address for an hour, in its memory only.',
      ],
    },
    {
      id: 'grievances',
      title: 'When you file a grievance',
      lines: [
        'You need no account, and nobody asks who you are. We keep what you wrote sealed: a copy of our database shows no word and no name of it. We keep no network address with it. To slow abuse, the server counts them for an hour.',
        'If you send a photo or a paper, we take out who made it, where and with what, and keep it sealed too. What can be seen or read in it stays. The home does not see it.',
        'The affiliate of the state reads it, and the alliance where there is none or where it is asked to look. Nobody who belongs to the operator of the home can read it. The home learns what the affiliate asks it, and your name only if you allowed that.',
        'You get a key, of which we keep only a scrambled form. Anyone who has it can read your case and write in it. If you leave an email address, we use it only to tell you that there is something new; those who handle the case do not see it. We delete it 30 days after the case is closed, or when you say so.',
        'We delete a case 24 months after it was closed.',
      ],
    },
    {
      id: 'accounts',
      title: 'When you have an account',
      lines: [
        'We keep your name, email address and organization. We keep your password only in a scrambled form that cannot be reversed. For a passkey we keep its public half and the name you gave it. If you sign in through your agency, it tells us your name and email address, and we keep its proof of that.',
        'Signing up sets a cookie that holds what you typed, sealed so that only we can open it. It ends after a day, or once your address is confirmed. Signing in sets a cookie. It only keeps you signed in, and it ends 14 days after you were last here, or 90 days after you signed in. For people who decide about other people’s homes, it ends the same day. With each sign-in we keep the time, your browser’s description of itself and your network address, so that you can see where you are signed in and sign out there. We delete these when the session ends. Signing in with a passkey or through an agency needs a second cookie, which lasts a few minutes.',
        'If your organization sends you text reminders about your beds, we keep your mobile number until it takes you off the reminders. The text goes through the text service of whoever runs this site.',
        'How you hear of questions (email, text or not at all, your mobile number, quiet hours) is your own choice, and nobody on your team sees it. The link in such an email turns these emails off without signing in.',
        `A note that one shift leaves for the next is read by the people of that house. We delete it after ${shiftNoteDays} days.`,
        'Beside it stands a cookie that says only “1”: somebody may be signed in here. Without it, our pages do not even ask.',
        'Signing in also sets a cookie with a random name for this device. It cannot be used to sign in. We use it, and the network you signed in from, to tell you apart from strangers who guess at your password, so that they cannot lock you out. We keep both in scrambled form only. We forget a device or network 180 days after you last signed in there; the cookie ends after a year.',
        'To stop guessing, we count attempts to sign in under a scrambled form of the address. The counts go within two hours.',
      ],
    },
    {
      id: 'claims',
      title: 'When you claim a house',
      lines: [
        'We keep your name, email address and organization with the claim, and with what you say you can show as proof. The state’s affiliate and the alliance read it. If another organization holds the house, it learns which organization claims it.',
        'Only those who decide can open papers you add. We delete them once the claim is decided, withdrawn or over, or when you delete your account, and keep only how many there were.',
        'We delete a claim 12 months after it ended. A claim that nobody proves ends by itself after 30 days. We keep a code only in scrambled form.',
      ],
    },
    {
      id: 'houses',
      title: 'Houses and the people in them',
      lines: [
        'A house decides how much of its address is shown: all of it, only the area, or just the town. Unless it shows all of it, the street address is on no page, in no data and on no map.',
        'Nothing about a person who lives in a house is ever public.',
      ],
    },
    {
      id: 'photos',
      title: 'Photos of houses',
      lines: [
        'A house may show up to 6 photos. Of each we keep the picture in three sizes, what it shows as the house says it, when it was added and by whom. Who added it is not public.',
        'Every photo is made anew from the bare picture. Where and when it was taken, by whom and with what device is not kept, and neither is the file that was sent.',
        'Everybody can see the photos of a public house, on its page and in the public data. Before that, only the people of the house can. We ask them to show no people, names or license plates. If a photo shows you, write to the house or to us: it is deleted then.',
        'We keep a photo until the house deletes it, and as long as we keep the house. Then it is deleted at once; a browser that showed it may keep it for 1 day.',
      ],
    },
    {
      id: 'others',
      title: 'Who else gets it',
      lines: [
        'We do not sell it, and we give it to nobody for their own use. Emails go through the email service of whoever runs this site. We answer courts where the law requires it.',
        'Backups may still hold something we have deleted until newer backups replace them. A server keeps the last seven of the daily backups it makes by itself.',
        'Links to helplines, state affiliates and social networks lead to other sites with their own rules.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      lines: ['You can ask what we hold about you, have it corrected, or have it deleted. Write to us; it is free.'],
    },
  ],
}
