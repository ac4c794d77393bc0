/**
 * @generated SignedSource<<cf5dc829a54e2920f0267d556bd5ff7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type documentsPartsQuery$variables = {
  id: string;
};
export type documentsPartsQuery$data = {
  readonly plan: {
    readonly id: string;
    readonly priceSource: {
      readonly coverage: number;
      readonly id: string;
    };
    readonly shopping: ReadonlyArray<{
      readonly id: string;
      readonly items: ReadonlyArray<{
        readonly id: string;
        readonly price: {
          readonly cost: {
            readonly amountMinor: number;
          };
          readonly id: string;
          readonly pack: number;
        };
      }>;
    }>;
    readonly totals: {
      readonly id: string;
      readonly items: number;
      readonly usedCost: {
        readonly amountMinor: number;
      };
    };
  } | null | undefined;
};
export type documentsPartsQuery = {
  response: documentsPartsQuery$data;
  variables: documentsPartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountMinor",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Plan",
    "kind": "LinkedField",
    "name": "plan",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Totals",
        "kind": "LinkedField",
        "name": "totals",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "items",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "usedCost",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PriceSource",
        "kind": "LinkedField",
        "name": "priceSource",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coverage",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ShopGroup",
        "kind": "LinkedField",
        "name": "shopping",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ShopItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Price",
                "kind": "LinkedField",
                "name": "price",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pack",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "cost",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsPartsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsPartsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "bf7930425136c3e37e7f20ab816ac486",
    "id": null,
    "metadata": {},
    "name": "documentsPartsQuery",
    "operationKind": "query",
    "text": "query documentsPartsQuery(\n  $id: ID!\n) {\n  plan(id: $id) {\n    id\n    totals {\n      id\n      items\n      usedCost {\n        amountMinor\n      }\n    }\n    priceSource {\n      id\n      coverage\n    }\n    shopping {\n      id\n      items {\n        id\n        price {\n          id\n          pack\n          cost {\n            amountMinor\n          }\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "015a161ae1d841f0cf12034e70c33c73";

export default node;
