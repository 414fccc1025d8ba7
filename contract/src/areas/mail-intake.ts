import { MailIntake, ReceivedMail } from '../entities/index.ts'
import { call, file, id, multipart, nothing, pageOf, paging, plain, record, text } from '../words/index.ts'

/** Issue 19, SCN-07, SCN-13: invoices that come by e-mail enter as uploads do. */
export const mailIntake = {
  readMailIntake: call('GET mails/intake', {
    id: 'K-MIN-01',
    says: 'The address to which invoices can be mailed to the company, where there is one.',
    may: 'scan.read',
    returns: MailIntake,
  }),
  openMailIntake: call('POST mails/intake', {
    id: 'K-MIN-02',
    says: 'Gives the company an address to which invoices can be mailed; an earlier one takes nothing any more.',
    may: 'scan.configure',
    returns: MailIntake,
    fails: ['Conflict'],
  }),
  closeMailIntake: call('DELETE mails/intake', {
    id: 'K-MIN-03',
    says: 'From now on the company’s address takes nothing any more.',
    may: 'scan.configure',
    returns: nothing(),
  }),
  readEmailPattern: call('GET cloudscan/email/pattern', {
    id: 'SCN-07',
    says: 'The form of the addresses to which documents may be mailed to the company: {partner} stands for the last eight digits of a connection’s id. Without it and the dot before it, it is the company’s own address.',
    may: 'scan.read',
    returns: record({ Pattern: text({ max: 300 }), Domain: text({ max: 254 }) }),
    fails: ['Conflict'],
  }),
  readEmail: call('GET scanning/email/{connectionId}', {
    id: 'SCN-13',
    says: 'The address to which a partner’s documents are mailed: a paper that comes there is known to be theirs, where they are outside of the network.',
    may: 'scan.read',
    needs: { connectionId: 'connectionId is required' },
    path: { connectionId: id('connection') },
    returns: plain(254),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  listReceivedMails: call('GET mails/intake/received', {
    id: 'K-MIN-04',
    says: 'The e-mails that came to the address, the latest first, and what became of the files in them; kept for 90 days.',
    may: 'scan.read',
    query: paging(20),
    returns: pageOf('Items', ReceivedMail),
  }),
  takeMail: call('POST mails/received/{address}', {
    id: 'K-MIN-05',
    says: 'Takes an e-mail (RFC 5322) that came to an address of a company, from the server that receives mail there: an invoice with data enters as received, a PDF or a picture without data waits to be entered. One that came to the address for a reply decides what its person was asked. The same e-mail counts once. The address is the secret.',
    may: 'anyone',
    needs: { address: 'address is required', mail: 'mail is required' },
    path: { address: text({ min: 1, max: 254 }) },
    body: multipart({ mail: file() }),
    returns: nothing(),
    fails: ['ResourceNotFound', 'DocumentRefused', 'TooLarge'],
    timeout: 900_000,
  }),
}
