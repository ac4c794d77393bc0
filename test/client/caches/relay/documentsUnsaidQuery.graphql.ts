/**
 * @generated SignedSource<<fa81b4806639d04598ca7c59d145211f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type documentsUnsaidQuery$variables = Record<PropertyKey, never>;
export type documentsUnsaidQuery$data = {
  readonly recipe: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type documentsUnsaidQuery = {
  response: documentsUnsaidQuery$data;
  variables: documentsUnsaidQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "id",
        "value": "syrniki"
      }
    ],
    "concreteType": "Recipe",
    "kind": "LinkedField",
    "name": "recipe",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      }
    ],
    "storageKey": "recipe(id:\"syrniki\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsUnsaidQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "documentsUnsaidQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "45c35f771cd49900d265fe2281db866d",
    "id": null,
    "metadata": {},
    "name": "documentsUnsaidQuery",
    "operationKind": "query",
    "text": "query documentsUnsaidQuery {\n  recipe(id: \"syrniki\") {\n    id\n    title\n  }\n}\n"
  }
};
})();

(node as any).hash = "15a3b484d64579611b7a74569ed5e635";

export default node;
