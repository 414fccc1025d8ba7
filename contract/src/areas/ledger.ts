import { LedgerCheck, LedgerSettings } from '../entities/index.ts'
import { call, contentAs, nothing, record, yes } from '../words/index.ts'
import { narrowing } from './document-lists/narrowing.ts'
import { chosen } from './document-lists/selection.ts'

const timeoutMs = 60_000

/** Issue 19: bills leave for the ledger of a company's tax adviser (DATEV-Format, Buchungsstapel). */
export const ledger = {
  readLedgerSettings: call('GET ledger/settings', {
    id: 'K-LED-01',
    says: 'What the company is called with DATEV, and the accounts of its partners; with what is usual where nothing was saved.',
    may: 'coding.read',
    returns: LedgerSettings,
  }),
  saveLedgerSettings: call('PUT ledger/settings', {
    id: 'K-LED-02',
    says: 'Saves what the company is called with DATEV, and all accounts of its partners.',
    may: 'coding.configure',
    needs: { body: 'LedgerSettings is required' },
    body: LedgerSettings,
    returns: nothing(),
    fails: ['BadRequest'],
  }),
  checkLedgerExport: call('POST ledger/datev/check', {
    id: 'K-LED-03',
    says: 'What of some bills, or of all that a filter finds, cannot be posted as it stands, and why.',
    may: 'coding.read',
    timeout: timeoutMs,
    query: narrowing,
    body: record(chosen),
    returns: LedgerCheck,
    fails: ['BadRequest', 'Conflict'],
  }),
  exportLedger: call('POST ledger/datev', {
    id: 'K-LED-04',
    says: 'Some bills, or all that a filter finds, as a Buchungsstapel of the DATEV-Format (EXTF 700, version 13). What cannot be posted refuses it, unless entries without an account are asked for; then what has no place in the file is passed over.',
    may: 'coding.read',
    timeout: timeoutMs,
    query: narrowing,
    body: record({ ...chosen, WithoutAccounts: yes(false) }),
    returns: contentAs(['text/csv']),
    fails: ['BadRequest', 'Conflict'],
  }),
}
