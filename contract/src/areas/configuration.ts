import { AutoConfig, AutoConfigInput, AutoConfigKey, AutoConfigSubscription } from '../entities/index.ts'
import { call, contentAs, id, list, nothing, record, text } from '../words/index.ts'

const key = { key: text({ min: 1, max: 100 }) }
const needs = { key: 'key is required' }
const configure = { may: 'company.configure', needs, path: key } as const
const fails = ['ResourceNotFound'] as const

/**
 * 002 §7 Companies-configuration: settings that a head office publishes and its branches take in (decision 5, and
 * docs/decisions/0062).
 */
export const configuration = {
  listKeys: call('GET v0/autoconfig', {
    id: 'K-CCF-01',
    says: 'The keys under which the company or one above it published settings, and those to which it subscribes.',
    may: 'company.configure',
    returns: record({ keys: list(AutoConfigKey) }),
  }),
  subscribe: call('POST v0/autoconfig/{key}/subscription', {
    id: 'CCF-01',
    says: 'Takes in what the company or one above it publishes under a key: the latest now, and each from now on.',
    ...configure,
    body: AutoConfigSubscription,
    returns: nothing(),
    status: 201,
    fails: ['BadRequest', 'Conflict'],
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
    says: 'Takes nothing more in; what was taken in stays.',
    ...configure,
    returns: nothing(),
    fails,
  }),
  publish: call('POST v0/autoconfig/{key}/config', {
    id: 'CCF-04',
    says: 'Publishes settings under a key to the company and its branches. A version is published once.',
    ...configure,
    needs: { ...needs, body: 'config is required' },
    body: AutoConfigInput,
    returns: AutoConfig,
    status: 201,
    fails: ['BadRequest', 'Conflict'],
  }),
  listConfigs: call('GET v0/autoconfig/{key}/config', {
    id: 'CCF-05',
    says: 'What the company or one above it published under a key, the latest first.',
    ...configure,
    returns: record({ configs: list(AutoConfig) }),
  }),
  readPayload: call('GET v0/autoconfig/{key}/config/{id}/payload', {
    id: 'CCF-06',
    says: 'What was published, as it came.',
    may: 'company.configure',
    needs: { ...needs, id: 'id is required' },
    path: { ...key, id: id('config') },
    returns: contentAs(['application/json']),
    fails,
  }),
}
