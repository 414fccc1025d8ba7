import { WorkingHours } from '../entities/index.ts'
import { call, id, nothing, record, yes } from '../words/index.ts'

const userId = { id: 'id is required' }
const aUser = { id: id('user') }
const fails = ['ResourceNotFound', 'Forbidden'] as const

/** Issue 21: the hours of a person, in which deadlines of their work pass. */
export const workingHours = {
  readWorkingHours: call('GET users/{id}/working-hours', {
    id: 'K-WHR-01',
    says: 'When the person works for this company: as they said themselves (`Own`), else as the company does.',
    may: 'profile.read',
    needs: userId,
    path: aUser,
    returns: record({ Own: yes(), Hours: WorkingHours }),
    fails,
  }),
  saveWorkingHours: call('PUT users/{id}/working-hours', {
    id: 'K-WHR-02',
    says: 'Sets when the person works: hours and minutes of deadlines of their work pass then, and days are these days.',
    may: 'profile.write',
    needs: { ...userId, body: 'working hours are required' },
    path: aUser,
    body: WorkingHours,
    returns: nothing(),
    fails: [...fails, 'BadRequest'],
  }),
  removeWorkingHours: call('DELETE users/{id}/working-hours', {
    id: 'K-WHR-03',
    says: 'The hours of the company hold for the person again.',
    may: 'profile.write',
    needs: userId,
    path: aUser,
    returns: nothing(),
    fails,
  }),
}
