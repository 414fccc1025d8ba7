import { ProfileImage } from '../entities/index.ts'
import { imageMediaTypes, imageTypes } from '../enumerations/index.ts'
import { bytesAs, call, contentAs, oneOf } from '../words/index.ts'

const image = { type: oneOf(imageTypes) }
const fails = ['ResourceNotFound'] as const

/** 002 §7 Company profile (v0): U-061. */
export const profile = {
  readImage: call('GET v0/images/{type}', {
    id: 'U-061',
    says: 'The company’s logo or background.',
    may: 'company.read',
    needs: { type: 'type is required' },
    path: image,
    returns: contentAs(imageMediaTypes),
    fails,
  }),
  saveImage: call('PUT v0/images/{type}', {
    id: 'U-061',
    says: 'Sets the company’s logo or background.',
    may: 'company.write',
    needs: { type: 'type is required' },
    path: image,
    body: bytesAs(imageMediaTypes),
    returns: ProfileImage,
    fails: ['BadRequest'],
  }),
}
