import { kontor } from './kontor.ts'

/** A mail of a supplier who is no member, as the operator's mail server hands it over. */
export async function bring(
  address: string,
  subject: string,
  files: readonly (readonly [string, string, Buffer])[],
  from = 'rechnung@kutter.example',
) {
  const mail = [
    `From: Kutter Transport <${from}>`,
    `Subject: ${subject}`,
    `Message-ID: <${subject}@kutter.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    ...files.flatMap(([name, type, bytes]) => [
      '',
      '--b',
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      bytes.toString('base64'),
    ]),
    '',
    '--b--',
    '',
  ].join('\r\n')
  return bringTo(kontor().shell, address, mail)
}

/** As the operator's mail server hands an e-mail over. */
export async function bringTo(shell: string, address: string, mail: string): Promise<number> {
  const body = new FormData()
  body.append('mail', new File([mail], 'mail.eml', { type: 'message/rfc822' }))
  const answer = await fetch(`${shell}/api/mails/received/${encodeURIComponent(address)}`, { method: 'POST', body })
  return answer.status
}
