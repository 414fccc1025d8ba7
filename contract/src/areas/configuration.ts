import { AutoConfig, AutoConfigSubscription } from '../entities/index.ts'
import { call, contentAs, id, list, nothing, record, text } from '../words/index.ts'

const key = { key: text({ min: 1, max: 100 }) }
const needs = { key: 'key is required' }
const configure = { may: 'company.configure', served: false, needs, path: key } as const
const fails = ['ResourceNotFound'] as const

/** 002 §7 Companies-configuration: settings that come from elsewhere by themselves (decision 5). */
export const configuration = {
  subscribe: call('POST v0/autoconfig/{key}/subscription', {
    id: 'CCF-01',
    says: 'Takes in what is published under a key, now and from now on.',
    ...configure,
    body: AutoConfigSubscription,
    returns: nothing(),
    status: 201,
    fails: ['Conflict'],
  }),
  readSubscription: call('GET v0/autoconfig/{key}/subscription', {
    id: 'CCF-02',
    says: 'Whether and since when the company takes in what is published under a key.',
    ...configure,
    returns: AutoConfigSubscription,
    fails,
  }),
  unsubscribe: call('DELETE v0/autoconfig/{key}/subscription', {
    id: 'CCF-03',
    says: 'Takes it in no more.',
    ...configure,
    returns: nothing(),
    fails,
  }),
  publish: call('POST v0/autoconfig/{key}/config', {
    id: 'CCF-04',
    says: 'Publishes settings under a key.',
    ...configure,
    body: AutoConfig,
    returns: AutoConfig,
    status: 201,
  }),
  listConfigs: call('GET v0/autoconfig/{key}/config', {
    id: 'CCF-05',
    says: 'What was published under a key, newest first.',
    ...configure,
    returns: record({ configs: list(AutoConfig) }),
    fails,
  }),
  readPayload: call('GET v0/autoconfig/{key}/config/{id}/payload', {
    id: 'CCF-06',
    says: 'What was published, as it came.',
    may: 'company.configure',
    served: false,
    needs: { ...needs, id: 'id is required' },
    path: { ...key, id: id('config') },
    returns: contentAs(['application/json', 'text/plain']),
    fails,
  }),
}
