import { WorkingHours } from '../entities/index.ts'
import { call, id, nothing, record, yes } from '../words/index.ts'

const userId = { id: 'id is required' }
const aUser = { id: id('user') }
const fails = ['ResourceNotFound', 'Forbidden'] as const

/** Issue 21: the hours of a person, in which deadlines of their work pass. */
export const workingHours = {
  readWorkingHours: call('GET users/{id}/working-hours', {
    id: 'K-WHR-01',
    says: 'When the person works for this company: their own hours (`Own`), or else the company’s.',
    may: 'profile.read',
    needs: userId,
    path: aUser,
    returns: record({ Own: yes(), Hours: WorkingHours }),
    fails,
  }),
  saveWorkingHours: call('PUT users/{id}/working-hours', {
    id: 'K-WHR-02',
    says: 'Sets when the person works. Deadlines of their work count only these days and hours.',
    may: 'profile.write',
    needs: { ...userId, body: 'working hours are required' },
    path: aUser,
    body: WorkingHours,
    returns: nothing(),
    fails: [...fails, 'BadRequest'],
  }),
  removeWorkingHours: call('DELETE users/{id}/working-hours', {
    id: 'K-WHR-03',
    says: 'Goes back to the company’s hours.',
    may: 'profile.write',
    needs: userId,
    path: aUser,
    returns: nothing(),
    fails,
  }),
}
