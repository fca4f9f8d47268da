export const secondFactorWords = {
  title: 'Codes from an app',
  description: 'A code from an app on your phone, asked for besides your password.',
  asks: (organization: string) => `${organization} asks for two steps when you sign in.`,
  second: 'Your password is the first. Set up the second here, which takes about three minutes, or ',
  passkey: 'add a passkey',
  both: ': it counts as both.',
  codes: {
    title: 'Keep these recovery codes',
    file: (email: string, codes: string) =>
      `Recovery codes for Porchlight, ${email}\nEach works once, in the place of the 6 digits from your app.\n\n${codes}\n`,
    lead: (email: string) =>
      `For ${email} at Porchlight. Each of them signs you in once when your phone is lost, broken or not there.`,
    once: 'This is the only time you see them.',
    keep: 'Print them or keep them with your passwords. Not on the phone that has the app.',
    download: 'Download',
    keeping: {
      copy: 'Copy',
      copied: { title: 'Copied', description: 'Paste them where you keep your passwords.' },
      notCopied: { title: 'Not copied', description: 'Select the codes and copy them by hand.' },
      print: 'Print',
    },
    kept: 'I have kept them',
  },
  inUse: {
    title: 'Signing in with your password asks for a code of your app.',
    goOn: 'Go on',
    codes: 'Recovery codes',
    left: (codes: number) => (codes === 0 ? 'You have none left.' : `You have ${codes} left.`),
    each: 'Each signs you in once when your phone is not there.',
    few: 'Make new ones now, while you can.',
    make: 'Make new recovery codes',
    stop: 'The ones you have stop working then.',
    newPhone: 'A new phone',
    newPhoneText: 'Set up its app here. The one you have now works until the new one does.',
    setUp: 'Set up a new phone',
    end: 'No codes any more',
    endText: 'Your password alone signs you in then.',
    turnOff: 'Turn codes off',
    last: 'Your organization asks for a second step, so the last one cannot be turned off. With a passkey on your account it can.',
    back: 'Back to your account',
  },
  app: {
    lead: 'An app on your phone shows 6 digits that change every 30 seconds. Signing in with your password then also asks for them, so a stolen password alone opens nothing.',
    which:
      'Any such app will do: the passwords app your phone came with, Google Authenticator, Microsoft Authenticator, 2FAS or another one. It needs no internet and costs nothing.',
    begin: 'Set up an app',
    newLead: 'The app you have now works until you have typed a code of the new one.',
    open: 'Open the app on your phone',
    openNew: 'Open the app on your new phone',
    plus: 'Look for a plus sign or “Add”. If you have no such app yet, get one from your phone’s own store.',
    point: 'Point it at this square',
    square: 'QR code for the app',
    type: 'On this very phone, or no camera? Choose “Enter a key” in the app and type this, or copy it:',
    digits: 'Type the 6 digits it shows',
    finish: 'Turn it on',
    finishNew: 'Use the new phone',
    stop: 'Stop and turn nothing on',
    stopNew: 'Stop and keep the app I have',
  },
}

export type KeepCodesWords = typeof secondFactorWords.codes.keeping
export type SetUpAppWords = typeof secondFactorWords.app

export const confirmWords = {
  title: 'Confirm it is you',
  description: 'Show once more that it is you.',
  second: 'Your organization asks for two steps, and you have the second one set up already. Show it to go on.',
  again:
    'You signed in a while ago. We ask once more before what matters most, such as a new way to sign in or a certificate.',
  agency: 'You sign in with your agency. ',
  signOut: 'Sign out',
  thenAgain: ', sign in again, then go on within 15 minutes.',
  file: 'Your file downloads once you have confirmed. Then go ',
  toImport: 'back to Import',
  noPhone: 'No phone at hand? A recovery code works in the place of the 6 digits.',
}
