export const running = [
  {
    id: 'run',
    title: 'Run it',
    parts: [
      {
        kind: 'text',
        lines: [
          'You need Linux, git, Node 20.19 or newer, and npm. No database, no account and no key. These are the two commands:',
        ],
      },
      { kind: 'code', label: 'Start it', code: 'npm start' },
      { kind: 'code', label: 'Run every check and test', code: 'npm test' },
      {
        kind: 'text',
        lines: [
          'The first start installs what is missing, builds, fills a database with made-up data in `./data`, and prints the address with eight demo accounts. It takes one to three minutes; later starts take 3 to 5 seconds.',
          'For real use set `NODE_ENV=production`. The start then refuses samples and demo data, and names every setting that is missing. Behind a proxy, let the proxy end TLS and set `TRUST_PROXY`.',
        ],
      },
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    parts: [
      {
        kind: 'text',
        lines: [
          'All settings come from the environment. The server reads no file of its own. A wrong value stops the start, and says what is wanted.',
        ],
      },
      {
        kind: 'table',
        caption: 'Every setting',
        columns: ['Setting', 'What it is', 'If not set'],
        rows: [
          ['PORT', 'Port to listen on', '3000'],
          ['HOST', 'Address to listen on; 0.0.0.0 for all', '127.0.0.1'],
          [
            'BASE_URL',
            'Address people reach the site under. With https, cookies are Secure and HSTS is sent',
            'Needed in production',
          ],
          [
            'DATA_DIR',
            'Folder for the embedded database, secrets, email files, files people add, and backups',
            './data',
          ],
          ['DATABASE_URL', 'PostgreSQL 15 or newer instead of the embedded database', 'Embedded'],
          [
            'AUTH_SECRET',
            'Random text of 32 or more characters that signs sessions; `openssl rand -base64 32` makes one. Changing it signs everybody out',
            'Needed in production',
          ],
          ['SMTP_URL', 'Mail server; production needs one', 'Mail becomes files in DATA_DIR/mail'],
          ['MAIL_TO_FILES', 'yes: production starts without a mail server', 'no'],
          ['MAIL_FROM', 'Sender of emails', 'A sample; needed in production'],
          [
            'SMS_URL',
            'Gateway for reminders as text messages. The next one belongs to it',
            'Texts become files in DATA_DIR/sms',
          ],
          ['SMS_TOKEN', 'Token of that gateway', 'None is sent'],
          [
            'PUSH_PUBLIC_KEY',
            'Key for alerts on devices, printed by `npm run push-keys`. The next two belong to it',
            'No alerts on devices',
          ],
          ['PUSH_PRIVATE_KEY', 'The private key of that pair', ''],
          ['PUSH_CONTACT', 'How push services reach you, as mailto: or https:', ''],
          [
            'FILES_S3_ENDPOINT',
            'Store that speaks S3, for the files people add. The next four belong to it',
            'They are kept in DATA_DIR/files',
          ],
          ['FILES_S3_BUCKET', 'A bucket there, for Porchlight alone', ''],
          ['FILES_S3_REGION', 'The region of that store', ''],
          ['FILES_S3_KEY', 'The access key it gave you', ''],
          ['FILES_S3_SECRET', 'The secret of that key', ''],
          [
            'CLAMD',
            'Where clamd listens, host:port or the path of its socket. Files wait until it finds them clean',
            'Files are not scanned',
          ],
          ['DEMO', 'Demo data and accounts, on or off', 'on; off in production'],
          ['DEMO_PASSWORD', 'Password of the demo accounts, 10 or more characters', 'Made at random'],
          ['OIDC_ISSUER', 'OpenID Connect provider to sign in through. The next two belong to it', 'No provider'],
          ['OIDC_CLIENT_ID', 'The id it gave you', ''],
          ['OIDC_CLIENT_SECRET', 'The secret it gave you', ''],
          ['OIDC_NAME', 'Name on the sign-in button', 'your organization'],
          ['TRUST_PROXY', 'How many proxies stand in front, 0 to 9', '0'],
          [
            'MAP_TILES',
            'A file of OpenStreetMap tiles (PMTiles), for a street map beside the drawn one',
            'Only the drawn map',
          ],
          ['LOG_LEVEL', 'debug, info, warn, error or silent', 'info'],
          ['DIRECTORY_HOST', 'Origin of external state directories', 'This very site'],
          ['PARTNERS_PAGE', 'dialog, or live to open the page', 'dialog'],
          ['SUPPORT_PHONE', 'Phone number shown on the site', 'A sample; needed in production'],
          ['SUPPORT_EMAIL', 'Email shown on the site; messages go there', 'A sample; needed in production'],
          ['SOCIAL_TWITTER_URL', 'Social page of the alliance', 'A sample; needed in production'],
          ['SOCIAL_LINKEDIN_URL', 'Social page of the alliance', 'A sample; needed in production'],
          ['SOCIAL_FACEBOOK_URL', 'Social page of the alliance', 'A sample; needed in production'],
        ],
      },
    ],
  },
  {
    id: 'database',
    title: 'Embedded database or PostgreSQL',
    parts: [
      {
        kind: 'text',
        lines: [
          'Without `DATABASE_URL` a PostgreSQL runs inside the process and keeps its files in `DATA_DIR`. It survives a killed process, but it does not wait for the disk: a power cut may cost the last moments, or the folder. Use it to try things out and for small sites.',
          'For real work, and for more than one server, use PostgreSQL 15 or newer. The user in the address owns the database and needs `CREATEROLE` once; or an administrator makes four roles, and the start prints the statements.',
          'Both take the same migrations, and the start applies those that are missing.',
        ],
      },
      {
        kind: 'code',
        label: 'Start with PostgreSQL',
        code: 'DATABASE_URL=postgres://user:secret@localhost:5432/porchlight npm start',
      },
    ],
  },
  {
    id: 'backup',
    title: 'Back up and restore',
    parts: [
      {
        kind: 'text',
        lines: [
          'One command each, for both kinds of database. A backup is one compressed file of JSON lines, and a backup of one kind restores on the other.',
        ],
      },
      { kind: 'code', label: 'Write a backup, also while the server runs', code: 'npm run db -- backup backup.gz' },
      {
        kind: 'code',
        label: 'Restore it, replacing what is there',
        code: 'npm run db -- restore backup.gz --force',
      },
      {
        kind: 'text',
        lines: [
          'Stop every server on the same PostgreSQL before you restore. With the embedded database the server also writes a backup each day and keeps the newest seven. The files people add are in every backup and come back with it, unless a store that speaks S3 has them: copy that bucket too. The other commands are `migrate`, `seed` and `reset --yes`.',
        ],
      },
    ],
  },
  {
    id: 'health',
    title: 'Health',
    parts: [
      {
        kind: 'table',
        caption: 'Two addresses to watch',
        columns: ['Address', 'Says', 'When not'],
        rows: [
          ['/healthz', 'The process lives: {"status":"ok"}', 'No answer'],
          ['/readyz', 'It should get requests: {"status":"ready"}', '503 with Retry-After'],
        ],
      },
      {
        kind: 'text',
        lines: [
          'On `SIGTERM` the server says it is not ready, finishes what it has, and ends within 10 seconds. When it is full, it answers 503 at once. Logs are JSON lines on standard error, each with a request id and none with personal data.',
        ],
      },
    ],
  },
] as const
