/**
 * @generated SignedSource<<24c94eb6019676681ed310fae4352b3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Lang = "cs" | "de" | "en" | "es" | "fr" | "it" | "ja" | "kk" | "nl" | "pl" | "pt" | "ru" | "tr" | "uk" | "zh" | "%future added value";
export type documentsPlanQuery$variables = {
  id: string;
  lang?: Lang | null | undefined;
};
export type documentsPlanQuery$data = {
  readonly plan: {
    readonly days: ReadonlyArray<{
      readonly cost: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly dishes: ReadonlyArray<{
        readonly cost: {
          readonly amount: number;
          readonly currency: string;
        };
        readonly id: string;
        readonly recipe: {
          readonly cost: {
            readonly amount: number;
            readonly currency: string;
          };
          readonly id: string;
          readonly title: string;
        };
        readonly title: string;
        readonly why: string;
      }>;
      readonly id: string;
      readonly label: string;
    }>;
    readonly id: string;
    readonly priceSource: {
      readonly id: string;
      readonly name: string;
    };
    readonly shopping: ReadonlyArray<{
      readonly cost: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly id: string;
      readonly items: ReadonlyArray<{
        readonly cost: {
          readonly amount: number;
          readonly currency: string;
        };
        readonly id: string;
        readonly ingredient: {
          readonly id: string;
          readonly name: string;
          readonly price: {
            readonly cost: {
              readonly amount: number;
              readonly currency: string;
            };
            readonly id: string;
          };
        };
        readonly name: string;
        readonly price: {
          readonly cost: {
            readonly amount: number;
            readonly currency: string;
          };
          readonly id: string;
          readonly sourceName: string;
        };
      }>;
      readonly label: string;
    }>;
    readonly summary: string;
    readonly totals: {
      readonly cost: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly id: string;
    };
    readonly warnings: ReadonlyArray<string>;
  } | null | undefined;
};
export type documentsPlanQuery = {
  response: documentsPlanQuery$data;
  variables: documentsPlanQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
v3 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v4 = [
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
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "cost",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": (v2/*:: as any*/),
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v1/*:: as any*/),
  (v5/*:: as any*/)
],
v9 = [
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
        "args": (v2/*:: as any*/),
        "kind": "ScalarField",
        "name": "summary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "kind": "ScalarField",
        "name": "warnings",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Day",
        "kind": "LinkedField",
        "name": "days",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Dish",
            "kind": "LinkedField",
            "name": "dishes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "kind": "ScalarField",
                "name": "why",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recipe",
                "kind": "LinkedField",
                "name": "recipe",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "country",
                        "value": "RU"
                      }
                    ],
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "cost",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": "cost(country:\"RU\")"
                  }
                ],
                "storageKey": null
              }
            ],
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
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ShopItem",
            "kind": "LinkedField",
            "name": "items",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v7/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Price",
                "kind": "LinkedField",
                "name": "price",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v2/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "sourceName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Ingredient",
                "kind": "LinkedField",
                "name": "ingredient",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "country",
                        "value": "US"
                      }
                    ],
                    "concreteType": "Price",
                    "kind": "LinkedField",
                    "name": "price",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": "price(country:\"US\")"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Totals",
        "kind": "LinkedField",
        "name": "totals",
        "plural": false,
        "selections": (v8/*:: as any*/),
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
          (v7/*:: as any*/)
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
    "name": "documentsPlanQuery",
    "selections": (v9/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsPlanQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "cacheID": "2d6f96ade07b6a76e6f4a74466aa3e88",
    "id": null,
    "metadata": {},
    "name": "documentsPlanQuery",
    "operationKind": "query",
    "text": "query documentsPlanQuery(\n  $id: ID!\n  $lang: Lang\n) {\n  plan(id: $id) {\n    id\n    summary(lang: $lang)\n    warnings(lang: $lang)\n    days {\n      id\n      label(lang: $lang)\n      cost {\n        amount\n        currency\n      }\n      dishes {\n        id\n        title(lang: $lang)\n        why(lang: $lang)\n        cost {\n          amount\n          currency\n        }\n        recipe {\n          id\n          title(lang: $lang)\n          cost(country: \"RU\") {\n            amount\n            currency\n          }\n        }\n      }\n    }\n    shopping {\n      id\n      label(lang: $lang)\n      cost {\n        amount\n        currency\n      }\n      items {\n        id\n        name(lang: $lang)\n        cost {\n          amount\n          currency\n        }\n        price {\n          id\n          cost {\n            amount\n            currency\n          }\n          sourceName(lang: $lang)\n        }\n        ingredient {\n          id\n          name(lang: $lang)\n          price(country: \"US\") {\n            id\n            cost {\n              amount\n              currency\n            }\n          }\n        }\n      }\n    }\n    totals {\n      id\n      cost {\n        amount\n        currency\n      }\n    }\n    priceSource {\n      id\n      name(lang: $lang)\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c22effe1fd839aeec0a6f11818f4eedb";

export default node;
