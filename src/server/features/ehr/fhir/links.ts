import { derivedId, type FhirFields, type FhirInput, type Resource, resource } from './fhir-values.ts';

const URI_SYSTEM = 'urn:ietf:rfc:3986';

/** One resource of a bundle: known to the EHR by `identity` in every version, and to this bundle by `fullUrl`. */
export interface Entry {
  fullUrl: string;
  resource: Resource;
  request: { method: 'PUT'; url: string };
}

/** Makes the entries of one edition of one inquiry. */
export interface Links {
  /** What other entries call the resource by. */
  refer(identity: string): FhirInput;
  /**
   * A resource that an EHR keeps once however often it is sent: it is updated where its identifier is known, else made.
   * `others` are identifiers it bears besides.
   */
  entry(resourceType: string, identity: string, fields: FhirFields, others?: readonly FhirInput[]): Entry;
}

export function createLinks(inquiryId: string, version: number): Links {
  const fullUrl = (identity: string) => `urn:uuid:${derivedId('entry', inquiryId, version, identity)}`;
  return {
    refer: (identity) => ({ reference: fullUrl(identity) }),
    entry: (resourceType, identity, fields, others = []) => {
      const value = `urn:uuid:${identity}`;
      const identifier = [{ system: URI_SYSTEM, value }, ...others];
      return {
        fullUrl: fullUrl(identity),
        resource: resource(resourceType, { identifier, ...fields }),
        request: { method: 'PUT', url: `${resourceType}?identifier=${encodeURIComponent(`${URI_SYSTEM}|${value}`)}` },
      };
    },
  };
}
