/**
 * @generated SignedSource<<fcae88639411105d0bc496ae2250a51f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Lang = "cs" | "de" | "en" | "es" | "fr" | "it" | "ja" | "kk" | "nl" | "pl" | "pt" | "ru" | "tr" | "uk" | "zh" | "%future added value";
export type documentsCollectionQuery$variables = {
  country?: string | null | undefined;
  lang?: Lang | null | undefined;
};
export type documentsCollectionQuery$data = {
  readonly collection: {
    readonly id: string;
    readonly name: string;
    readonly recipes: {
      readonly nodes: ReadonlyArray<{
        readonly cost: {
          readonly amount: number;
          readonly currency: string;
        };
        readonly id: string;
        readonly title: string;
      }>;
    };
  } | null | undefined;
};
export type documentsCollectionQuery = {
  response: documentsCollectionQuery$data;
  variables: documentsCollectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "country"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lang"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "lang",
    "variableName": "lang"
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "slug",
        "value": "breakfasts"
      }
    ],
    "concreteType": "Collection",
    "kind": "LinkedField",
    "name": "collection",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "RecipeConnection",
        "kind": "LinkedField",
        "name": "recipes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Recipe",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "country",
                    "variableName": "country"
                  }
                ],
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "cost",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "recipes(first:20)"
      }
    ],
    "storageKey": "collection(slug:\"breakfasts\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsCollectionQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsCollectionQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "0649372cc452f3d85d9ba6bdb54943c9",
    "id": null,
    "metadata": {},
    "name": "documentsCollectionQuery",
    "operationKind": "query",
    "text": "query documentsCollectionQuery(\n  $country: ID\n  $lang: Lang\n) {\n  collection(slug: \"breakfasts\") {\n    id\n    name(lang: $lang)\n    recipes(first: 20) {\n      nodes {\n        id\n        title(lang: $lang)\n        cost(country: $country) {\n          amount\n          currency\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b9f58a84c66dba9a0ed290c126f3c056";

export default node;
