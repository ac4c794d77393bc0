// Printed by `npm run generate` from the documents of the pages.

/** What each document of the pages answers with, by the name of its operation. */
export interface PageData {
  readonly HomePage: {
    readonly variables: 'country'
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }[]
      readonly regions: readonly {
        readonly code: string
        readonly label: string
      }[]
      readonly stores: readonly {
        readonly code: string
        readonly name: string
        readonly kindLabel: string
      }[]
      readonly allergens: readonly {
        readonly id: 'celery' | 'crustaceans' | 'eggs' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'nuts' | 'peanuts' | 'sesame' | 'soy' | 'sulphites'
        readonly label: string
      }[]
      readonly excludePresets: readonly {
        readonly id: string
        readonly label: string
        readonly kind: 'diet' | 'group' | 'health' | 'religion'
        readonly excludeTags: readonly ('fish' | 'meat' | 'offal' | 'poultry' | 'seafood' | 'spicy')[]
        readonly allergens: readonly ('celery' | 'crustaceans' | 'eggs' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'nuts' | 'peanuts' | 'sesame' | 'soy' | 'sulphites')[]
        readonly exclude: readonly string[]
      }[]
      readonly filters: {
        readonly equipment: readonly {
          readonly id: string
          readonly label: string
        }[]
        readonly excludeTags: readonly {
          readonly id: string
          readonly label: string
        }[]
      }
    } | null
  }
  readonly HomeWeek: {
    readonly variables: never
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly symbol: string
      }[]
      readonly filters: {
        readonly slot: readonly {
          readonly id: string
          readonly label: string
        }[]
        readonly goal: readonly {
          readonly id: string
          readonly label: string
        }[]
        readonly budgetMode: readonly {
          readonly id: string
          readonly label: string
        }[]
      }
    } | null
  }
  readonly HomeFoods: {
    readonly variables: 'q'
    readonly value: readonly {
      readonly id: string
      readonly name: string
    }[] | null
  }
  readonly HomeCollections: {
    readonly variables: never
    readonly value: readonly {
      readonly slug: string
      readonly name: string
    }[] | null
  }
  readonly PlanCalendar: {
    readonly variables: 'id'
    readonly value: {
      readonly id: string
      readonly occasion: {
        readonly title: string
      } | null
      readonly days: readonly {
        readonly index: number
        readonly date: string
        readonly dishes: readonly {
          readonly slot: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
          readonly slotLabel: string
          readonly title: string
          readonly timeMin: number
          readonly kcal: number
          readonly leftover: boolean
          readonly href: string
          readonly why: string
        }[]
      }[]
    } | null
  }
  readonly PlanKitchen: {
    readonly variables: 'id' | 'serveAt'
    readonly value: {
      readonly kind: 'basket' | 'occasion' | 'week'
      readonly country: {
        readonly code: string
      }
      readonly schedule: {
        readonly serveAt: string
        readonly lines: readonly {
          readonly date: string
          readonly daysBefore: number
          readonly time: string
          readonly minutes: number
          readonly text: string
          readonly dish: {
            readonly title: string
          }
        }[]
      } | null
    } | null
  }
  readonly PlanPage: {
    readonly variables: 'id'
    readonly value: {
      readonly id: string
      readonly kind: 'basket' | 'occasion' | 'week'
      readonly country: {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }
      readonly store: {
        readonly code: string
        readonly name: string
      }
      readonly portions: number
      readonly adults: number
      readonly children: number
      readonly budget: number | null
      readonly target: {
        readonly kcal: number
        readonly protein: number | null
        readonly tolerance: number
      } | null
      readonly days: readonly {
        readonly index: number
        readonly date: string
        readonly label: string
        readonly kcal: number
        readonly protein: number
        readonly cost: number
        readonly dishes: readonly {
          readonly slot: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
          readonly slotLabel: string
          readonly companion: boolean
          readonly recipeId: string
          readonly title: string
          readonly timeMin: number
          readonly activeMin: number
          readonly method: {
            readonly text: string
          } | null
          readonly kcal: number
          readonly cost: number
          readonly leftover: boolean
          readonly batch: boolean
          readonly servings: number | null
          readonly portions: number
          readonly href: string
          readonly why: string
        }[]
      }[]
      readonly shopping: readonly {
        readonly category: string
        readonly label: string
        readonly cost: number
        readonly items: readonly {
          readonly ingredientId: string
          readonly name: string
          readonly standInText: string | null
          readonly needed: number
          readonly neededText: string
          readonly buyText: string
          readonly packs: number
          readonly packText: string | null
          readonly tap: boolean
          readonly cost: number
          readonly seasonText: string | null
          readonly leftText: string | null
          readonly pantry: boolean
          readonly usedIn: readonly string[]
        }[]
      }[]
      readonly left: readonly {
        readonly name: string
        readonly amountText: string
        readonly used: number
        readonly usedText: string
      }[]
      readonly totals: {
        readonly cost: number
        readonly costLow: number
        readonly costHigh: number
        readonly usedCost: number
        readonly items: number
        readonly kcalPerDay: number
        readonly proteinPerDay: number
        readonly cookMin: number
      }
      readonly priceSource: {
        readonly name: string
        readonly period: string
        readonly region: string
        readonly sureness: string
      }
      readonly storePrices: readonly {
        readonly store: {
          readonly code: string
          readonly name: string
          readonly comparedLabel: string | null
        }
        readonly cost: number
      }[]
      readonly warningDetails: readonly {
        readonly code: 'breaksAllergens' | 'breaksEquipment' | 'breaksExclude' | 'breaksExcludeTags' | 'budgetExceeded' | 'caloriesAbove' | 'caloriesBelow' | 'chosenAgain' | 'collectionShort' | 'courseEmpty' | 'courseShort' | 'cuisineTooOften' | 'fiberBelow' | 'guestCaloriesAbove' | 'guestCaloriesBelow' | 'haveUnused' | 'infants' | 'mainTooOften' | 'mayContain' | 'nearAllergen' | 'ownDishesFew' | 'ownDishesPassed' | 'pricesOld' | 'pricesRough' | 'proteinBelow' | 'repeats' | 'saltAbove' | 'sameMainNextDay' | 'sideChanged' | 'slowDinners' | 'unfamiliar' | 'variantAlike' | 'vegetablesBelow' | 'weeksOnly'
        readonly text: string
      }[]
      readonly after: string | null
      readonly occasion: {
        readonly id: string
        readonly title: string
      } | null
      readonly request: {
        readonly country: string
        readonly region: string
        readonly store: string
        readonly adults: number
        readonly kids: readonly {
          readonly age: number
          readonly appetite: 'big' | 'normal' | 'small'
        }[]
        readonly slots: readonly ('breakfast' | 'dinner' | 'lunch' | 'snack')[]
        readonly presets: readonly string[]
        readonly allergens: readonly ('celery' | 'crustaceans' | 'eggs' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'nuts' | 'peanuts' | 'sesame' | 'soy' | 'sulphites')[]
        readonly exclude: readonly string[]
        readonly excludeTags: readonly ('fish' | 'meat' | 'offal' | 'poultry' | 'seafood' | 'spicy')[]
        readonly have: readonly string[]
        readonly budgetMode: 'perPersonDay' | 'week'
        readonly budgetValue: number
        readonly goal: 'gain' | 'healthy' | 'lose' | 'none'
        readonly startDate: string
        readonly equipment: readonly ('airfryer' | 'blender' | 'grill' | 'meatgrinder' | 'microwave' | 'mixer' | 'multicooker' | 'oven' | 'steamer' | 'stove')[]
        readonly collection: string
        readonly taste: 'home' | 'mixed' | 'world'
        readonly maxMin: number
        readonly after: string
        readonly variant: number
        readonly keep: readonly {
          readonly slot: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
          readonly recipeId: string
        }[]
      }
    } | null
  }
  readonly PlanSchedule: {
    readonly variables: 'id' | 'serveAt'
    readonly value: {
      readonly id: string
      readonly kind: 'basket' | 'occasion' | 'week'
      readonly country: {
        readonly code: string
      }
      readonly schedule: {
        readonly serveAt: string
        readonly workMin: number
        readonly workOnDayMin: number
        readonly lines: readonly {
          readonly date: string
          readonly daysBefore: number
          readonly time: string
          readonly until: string
          readonly minutes: number
          readonly action: 'appliance' | 'bake' | 'chill' | 'hands' | 'keepWarm' | 'marinate' | 'oven' | 'prove' | 'rest' | 'serve' | 'simmer' | 'soak' | 'stove' | 'warm'
          readonly text: string
          readonly dish: {
            readonly id: string
            readonly title: string
            readonly href: string
            readonly portions: number
          }
        }[]
      } | null
    } | null
  }
  readonly PlanCode: {
    readonly variables: 'id'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly PlanPreview: {
    readonly variables: 'id'
    readonly value: {
      readonly kind: 'basket' | 'occasion' | 'week'
      readonly occasion: {
        readonly title: string
      } | null
      readonly country: {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }
      readonly store: {
        readonly name: string
      }
      readonly portions: number
      readonly adults: number
      readonly children: number
      readonly days: readonly {
        readonly date: string
        readonly dishes: readonly {
          readonly slot: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
          readonly slotLabel: string
          readonly companion: boolean
          readonly recipeId: string
          readonly title: string
          readonly timeMin: number
        }[]
      }[]
      readonly totals: {
        readonly cost: number
        readonly costLow: number
        readonly costHigh: number
      }
      readonly priceSource: {
        readonly name: string
      }
    } | null
  }
  readonly RecipePreview: {
    readonly variables: 'id' | 'country' | 'region' | 'store'
    readonly value: {
      readonly id: string
      readonly title: string
      readonly cuisineLabel: string
      readonly slots: readonly ('breakfast' | 'dinner' | 'lunch' | 'snack')[]
      readonly timeMin: number
      readonly kcal: number
      readonly cost: number
    } | null
  }
  readonly PreviewPlaces: {
    readonly variables: never
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }[]
    } | null
  }
  readonly SwapPage: {
    readonly variables: 'id' | 'day' | 'dish'
    readonly value: {
      readonly id: string
      readonly kind: 'basket' | 'occasion' | 'week'
      readonly country: {
        readonly currency: string
        readonly decimals: number
      }
      readonly dish: {
        readonly slot: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
        readonly companion: boolean
        readonly title: string
        readonly why: string
        readonly facts: readonly {
          readonly text: string
        }[]
        readonly swaps: readonly {
          readonly title: string
          readonly recipe: {
            readonly id: string
            readonly timeMin: number
            readonly kcal: number
          }
          readonly href: string
          readonly costChange: number
          readonly wasteChange: number
          readonly kcalChange: number
        }[]
      } | null
    } | null
  }
  readonly HouseholdCalendar: {
    readonly variables: 'token'
    readonly value: {
      readonly id: string
      readonly version: number
      readonly plans: readonly {
        readonly id: string
        readonly occasion: {
          readonly title: string
        } | null
        readonly days: readonly {
          readonly index: number
          readonly date: string
          readonly dishes: readonly {
            readonly slot: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
            readonly slotLabel: string
            readonly title: string
            readonly timeMin: number
            readonly kcal: number
            readonly leftover: boolean
            readonly href: string
            readonly why: string
          }[]
        }[]
      }[]
    } | null
  }
  readonly HouseholdPage: {
    readonly variables: 'token'
    readonly value: {
      readonly id: string
      readonly version: number
      readonly link: string
      readonly calendar: string
      readonly planId: string
      readonly canUndo: boolean
      readonly locks: readonly {
        readonly day: number
        readonly slot: 'breakfast' | 'dinner' | 'lunch' | 'snack'
        readonly recipeId: string
      }[]
      readonly ticks: readonly {
        readonly ingredientId: string
        readonly open: boolean
        readonly moreText: string | null
      }[]
      readonly haveIds: readonly string[]
      readonly items: readonly {
        readonly lineId: string
        readonly text: string
        readonly ticked: boolean
      }[]
      readonly notes: readonly {
        readonly lineId: string
        readonly text: string
      }[]
      readonly plan: {
        readonly id: string
        readonly kind: 'basket' | 'occasion' | 'week'
        readonly country: {
          readonly code: string
          readonly label: string
          readonly currency: string
          readonly decimals: number
        }
        readonly store: {
          readonly code: string
          readonly name: string
        }
        readonly portions: number
        readonly adults: number
        readonly children: number
        readonly budget: number | null
        readonly target: {
          readonly kcal: number
          readonly protein: number | null
          readonly tolerance: number
        } | null
        readonly days: readonly {
          readonly index: number
          readonly date: string
          readonly label: string
          readonly kcal: number
          readonly protein: number
          readonly cost: number
          readonly dishes: readonly {
            readonly slot: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
            readonly slotLabel: string
            readonly companion: boolean
            readonly recipeId: string
            readonly title: string
            readonly timeMin: number
            readonly activeMin: number
            readonly method: {
              readonly text: string
            } | null
            readonly kcal: number
            readonly cost: number
            readonly leftover: boolean
            readonly batch: boolean
            readonly servings: number | null
            readonly portions: number
            readonly href: string
            readonly why: string
          }[]
        }[]
        readonly shopping: readonly {
          readonly category: string
          readonly label: string
          readonly cost: number
          readonly items: readonly {
            readonly ingredientId: string
            readonly name: string
            readonly standInText: string | null
            readonly needed: number
            readonly neededText: string
            readonly buyText: string
            readonly packs: number
            readonly packText: string | null
            readonly tap: boolean
            readonly cost: number
            readonly seasonText: string | null
            readonly leftText: string | null
            readonly pantry: boolean
            readonly usedIn: readonly string[]
          }[]
        }[]
        readonly left: readonly {
          readonly name: string
          readonly amountText: string
          readonly used: number
          readonly usedText: string
        }[]
        readonly totals: {
          readonly cost: number
          readonly costLow: number
          readonly costHigh: number
          readonly usedCost: number
          readonly items: number
          readonly kcalPerDay: number
          readonly proteinPerDay: number
          readonly cookMin: number
        }
        readonly priceSource: {
          readonly name: string
          readonly period: string
          readonly region: string
          readonly sureness: string
        }
        readonly storePrices: readonly {
          readonly store: {
            readonly code: string
            readonly name: string
            readonly comparedLabel: string | null
          }
          readonly cost: number
        }[]
        readonly warningDetails: readonly {
          readonly code: 'breaksAllergens' | 'breaksEquipment' | 'breaksExclude' | 'breaksExcludeTags' | 'budgetExceeded' | 'caloriesAbove' | 'caloriesBelow' | 'chosenAgain' | 'collectionShort' | 'courseEmpty' | 'courseShort' | 'cuisineTooOften' | 'fiberBelow' | 'guestCaloriesAbove' | 'guestCaloriesBelow' | 'haveUnused' | 'infants' | 'mainTooOften' | 'mayContain' | 'nearAllergen' | 'ownDishesFew' | 'ownDishesPassed' | 'pricesOld' | 'pricesRough' | 'proteinBelow' | 'repeats' | 'saltAbove' | 'sameMainNextDay' | 'sideChanged' | 'slowDinners' | 'unfamiliar' | 'variantAlike' | 'vegetablesBelow' | 'weeksOnly'
          readonly text: string
        }[]
        readonly occasion: {
          readonly title: string
        } | null
        readonly request: {
          readonly slots: readonly ('breakfast' | 'dinner' | 'lunch' | 'snack')[]
          readonly startDate: string
          readonly budgetMode: 'perPersonDay' | 'week'
          readonly budgetValue: number
          readonly kids: readonly {
            readonly age: number
          }[]
        }
      } | null
    } | null
  }
  readonly HouseholdSchedule: {
    readonly variables: 'token' | 'serveAt'
    readonly value: {
      readonly plan: {
        readonly id: string
        readonly kind: 'basket' | 'occasion' | 'week'
        readonly country: {
          readonly code: string
        }
        readonly schedule: {
          readonly serveAt: string
          readonly workMin: number
          readonly workOnDayMin: number
          readonly lines: readonly {
            readonly date: string
            readonly daysBefore: number
            readonly time: string
            readonly until: string
            readonly minutes: number
            readonly action: 'appliance' | 'bake' | 'chill' | 'hands' | 'keepWarm' | 'marinate' | 'oven' | 'prove' | 'rest' | 'serve' | 'simmer' | 'soak' | 'stove' | 'warm'
            readonly text: string
            readonly dish: {
              readonly id: string
              readonly title: string
              readonly href: string
              readonly portions: number
            }
          }[]
        } | null
      } | null
    } | null
  }
  readonly HouseholdData: {
    readonly variables: 'token'
    readonly value: {
      readonly stored: string
    } | null
  }
  readonly HouseholdSwapPage: {
    readonly variables: 'token' | 'day' | 'dish'
    readonly value: {
      readonly link: string
      readonly plan: {
        readonly id: string
        readonly country: {
          readonly currency: string
          readonly decimals: number
        }
        readonly dish: {
          readonly title: string
          readonly why: string
          readonly facts: readonly {
            readonly text: string
          }[]
          readonly swaps: readonly {
            readonly title: string
            readonly recipe: {
              readonly id: string
              readonly timeMin: number
              readonly kcal: number
            }
            readonly href: string
            readonly costChange: number
            readonly wasteChange: number
            readonly kcalChange: number
          }[]
        } | null
      } | null
    } | null
  }
  readonly PrivacyPage: {
    readonly variables: never
    readonly value: {
      readonly operatorName: string | null
      readonly operatorContact: string | null
      readonly householdDays: number
      readonly planDays: number | null
      readonly addressMinutes: number | null
    }
  }
  readonly AccessibilityPage: {
    readonly variables: never
    readonly value: {
      readonly operatorName: string | null
      readonly operatorContact: string | null
    }
  }
  readonly RecipePage: {
    readonly variables: 'id' | 'country' | 'region' | 'store' | 'portions' | 'meals' | 'scales'
    readonly value: {
      readonly id: string
      readonly title: string
      readonly description: string
      readonly cuisineLabel: string
      readonly part: 'bread' | 'dairy' | 'dessert' | 'drink' | 'fruit' | 'main' | 'salad' | 'side' | 'soup' | 'spread'
      readonly slots: readonly ('breakfast' | 'dinner' | 'lunch' | 'snack')[]
      readonly timeMin: number
      readonly keepsDays: number
      readonly equipment: readonly ('airfryer' | 'blender' | 'grill' | 'meatgrinder' | 'microwave' | 'mixer' | 'multicooker' | 'oven' | 'steamer' | 'stove')[]
      readonly allergens: readonly ('celery' | 'crustaceans' | 'eggs' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'nuts' | 'peanuts' | 'sesame' | 'soy' | 'sulphites')[]
      readonly mayContain: readonly ('celery' | 'crustaceans' | 'eggs' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'nuts' | 'peanuts' | 'sesame' | 'soy' | 'sulphites')[]
      readonly tags: readonly string[]
      readonly cookingSteps: readonly {
        readonly text: string
        readonly times: readonly {
          readonly minutes: number
          readonly mostMinutes: number
        }[]
        readonly ingredientIds: readonly string[]
      }[]
      readonly activeMin: number | null
      readonly waitMin: number
      readonly startsDayBefore: boolean
      readonly heat: number
      readonly packs: boolean
      readonly reheats: boolean
      readonly freezes: boolean
      readonly season: readonly number[]
      readonly pieces: number | null
      readonly tinText: string | null
      readonly tips: readonly string[]
      readonly methods: readonly {
        readonly text: string
      }[]
      readonly kcal: number
      readonly protein: number
      readonly fat: number
      readonly carb: number
      readonly fiber: number
      readonly salt: number
      readonly cost: number
      readonly ingredients: readonly {
        readonly ingredientId: string
        readonly name: string
        readonly amount: number
        readonly amountText: string
        readonly amountTexts: readonly string[]
        readonly pantry: boolean
        readonly groups: readonly string[]
      }[]
      readonly companions: readonly {
        readonly id: string
        readonly title: string
        readonly timeMin: number
        readonly kcal: number
        readonly cost: number
      }[]
      readonly photograph: {
        readonly url: string
        readonly credit: string
        readonly license: string
      } | null
      readonly withdrawn: boolean
    } | null
  }
  readonly RecipePlaces: {
    readonly variables: 'country'
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }[]
      readonly regions: readonly {
        readonly code: string
        readonly label: string
      }[]
      readonly stores: readonly {
        readonly code: string
        readonly name: string
        readonly kind: 'average' | 'club' | 'convenience' | 'discounter' | 'hypermarket' | 'market' | 'online' | 'premium' | 'supermarket'
      }[]
    } | null
  }
  readonly RecipesPage: {
    readonly variables: 'q' | 'filter' | 'sort' | 'country' | 'limit' | 'offset'
    readonly value: {
      readonly totalCount: number
      readonly nodes: readonly {
        readonly id: string
        readonly title: string
        readonly timeMin: number
        readonly kcal: number
        readonly cost: number
        readonly mayContain: readonly ('celery' | 'crustaceans' | 'eggs' | 'fish' | 'gluten' | 'lupin' | 'milk' | 'molluscs' | 'mustard' | 'nuts' | 'peanuts' | 'sesame' | 'soy' | 'sulphites')[]
      }[]
      readonly facets: readonly {
        readonly name: 'allergens' | 'collection' | 'cuisine' | 'equipment' | 'excludeTags' | 'maxCost' | 'maxTime' | 'part' | 'presets' | 'season' | 'slot' | 'tag'
        readonly values: readonly {
          readonly value: string
          readonly label: string
          readonly count: number
        }[]
      }[]
      readonly relaxed: readonly {
        readonly filter: string
        readonly count: number
      }[]
    } | null
  }
  readonly RecipesPlaces: {
    readonly variables: never
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }[]
    } | null
  }
  readonly BasketPage: {
    readonly variables: 'items' | 'country' | 'region' | 'store'
    readonly value: {
      readonly dishes: readonly {
        readonly servings: number
        readonly cost: number
        readonly recipe: {
          readonly id: string
          readonly title: string
        }
      }[]
      readonly missing: readonly string[]
      readonly cost: number
      readonly usedCost: number
    }
  }
  readonly BasketPlaces: {
    readonly variables: 'country'
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }[]
      readonly regions: readonly {
        readonly code: string
        readonly label: string
      }[]
      readonly stores: readonly {
        readonly code: string
        readonly name: string
        readonly kind: 'average' | 'club' | 'convenience' | 'discounter' | 'hypermarket' | 'market' | 'online' | 'premium' | 'supermarket'
      }[]
    } | null
  }
  readonly CollectionsPage: {
    readonly variables: never
    readonly value: readonly {
      readonly slug: string
      readonly name: string
      readonly description: string
      readonly size: number
    }[] | null
  }
  readonly CollectionPage: {
    readonly variables: 'slug' | 'country' | 'first'
    readonly value: {
      readonly slug: string
      readonly name: string
      readonly description: string
      readonly size: number
      readonly recipes: {
        readonly nodes: readonly {
          readonly id: string
          readonly title: string
          readonly timeMin: number
          readonly kcal: number
          readonly cost: number
        }[]
      }
    } | null
  }
  readonly CollectionPlaces: {
    readonly variables: never
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly currency: string
        readonly decimals: number
      }[]
    } | null
  }
  readonly OccasionsPage: {
    readonly variables: 'dishes'
    readonly value: readonly {
      readonly id: string
      readonly title: string
      readonly lead: string
      readonly guests: number
      readonly kind: 'menu' | 'week'
      readonly nextDate: string | null
      readonly languages: readonly ('cs' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'kk' | 'nl' | 'pl' | 'pt' | 'ru' | 'tr' | 'uk' | 'zh')[]
      readonly courses: readonly {
        readonly candidates: {
          readonly nodes: readonly {
            readonly id: string
          }[]
        }
      }[]
      readonly placesFor: readonly {
        readonly recipeId: string
        readonly course: 'bread' | 'breakfast' | 'dessert' | 'dinner' | 'drink' | 'lunch' | 'main' | 'salad' | 'side' | 'snack' | 'soup' | 'starter'
        readonly label: string
      }[]
    }[] | null
  }
  readonly OccasionsDishes: {
    readonly variables: 'items'
    readonly value: {
      readonly dishes: readonly {
        readonly recipe: {
          readonly id: string
          readonly title: string
        }
      }[]
    }
  }
  readonly OccasionPage: {
    readonly variables: 'id' | 'country' | 'first'
    readonly value: {
      readonly id: string
      readonly title: string
      readonly lead: string
      readonly guests: number
      readonly kind: 'menu' | 'week'
      readonly nextDate: string | null
      readonly serveAt: string | null
      readonly courses: readonly {
        readonly label: string
        readonly candidates: {
          readonly nodes: readonly {
            readonly id: string
            readonly title: string
            readonly timeMin: number
            readonly kcal: number
            readonly cost: number
            readonly equipment: readonly ('airfryer' | 'blender' | 'grill' | 'meatgrinder' | 'microwave' | 'mixer' | 'multicooker' | 'oven' | 'steamer' | 'stove')[]
          }[]
        }
      }[]
    } | null
  }
  readonly OccasionKept: {
    readonly variables: 'items'
    readonly value: {
      readonly dishes: readonly {
        readonly recipe: {
          readonly id: string
          readonly title: string
          readonly equipment: readonly ('airfryer' | 'blender' | 'grill' | 'meatgrinder' | 'microwave' | 'mixer' | 'multicooker' | 'oven' | 'steamer' | 'stove')[]
        }
      }[]
    }
  }
  readonly EmbedPlan: {
    readonly variables: 'id'
    readonly value: {
      readonly id: string
      readonly kind: 'basket' | 'occasion' | 'week'
      readonly occasion: {
        readonly title: string
      } | null
      readonly country: {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }
      readonly store: {
        readonly name: string
      }
      readonly portions: number
      readonly adults: number
      readonly children: number
      readonly days: readonly {
        readonly date: string
        readonly dishes: readonly {
          readonly title: string
          readonly leftover: boolean
        }[]
      }[]
      readonly totals: {
        readonly cost: number
      }
      readonly priceSource: {
        readonly name: string
        readonly period: string
        readonly region: string
        readonly sureness: string
      }
      readonly warningDetails: readonly {
        readonly text: string
      }[]
    } | null
  }
  readonly EmbedRecipe: {
    readonly variables: 'id' | 'country'
    readonly value: {
      readonly id: string
      readonly title: string
      readonly description: string
      readonly cuisineLabel: string
      readonly slots: readonly ('breakfast' | 'dinner' | 'lunch' | 'snack')[]
      readonly timeMin: number
      readonly kcal: number
      readonly cost: number
      readonly withdrawn: boolean
    } | null
  }
  readonly EmbedRecipePlaces: {
    readonly variables: 'country'
    readonly value: {
      readonly countries: readonly {
        readonly code: string
        readonly label: string
        readonly currency: string
        readonly decimals: number
      }[]
    } | null
  }
  readonly OembedPlan: {
    readonly variables: 'id'
    readonly value: {
      readonly id: string
      readonly occasion: {
        readonly title: string
      } | null
      readonly country: {
        readonly code: string
      }
      readonly days: readonly {
        readonly date: string
      }[]
    } | null
  }
  readonly OembedRecipe: {
    readonly variables: 'id' | 'country'
    readonly value: {
      readonly id: string
      readonly title: string
      readonly withdrawn: boolean
    } | null
  }
  readonly HomeForm: {
    readonly variables: 'params'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly HomeHelp: {
    readonly variables: 'slot' | 'params'
    readonly value: number | null
  }
  readonly SwapForm: {
    readonly variables: 'dish' | 'recipe'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly ChangeForm: {
    readonly variables: 'id' | 'change' | 'keepDishes' | 'keep'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly NextWeekForm: {
    readonly variables: 'id'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly RecipeListForm: {
    readonly variables: 'guests' | 'items' | 'params'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly BasketForm: {
    readonly variables: 'guests' | 'items' | 'params'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly OccasionForm: {
    readonly variables: 'id' | 'guests' | 'params'
    readonly value: {
      readonly id: string
    } | null
  }
  readonly ShareForm: {
    readonly variables: 'id'
    readonly value: {
      readonly link: string
    } | null
  }
  readonly HouseholdPlanForm: {
    readonly variables: 'token' | 'id' | 'change'
    readonly value: {
      readonly link: string
    } | null
  }
  readonly HouseholdNextForm: {
    readonly variables: 'token' | 'id'
    readonly value: {
      readonly link: string
    } | null
  }
  readonly HouseholdUndoForm: {
    readonly variables: 'token' | 'id' | 'seen'
    readonly value: {
      readonly link: string
    } | null
  }
  readonly HouseholdSwapForm: {
    readonly variables: 'token' | 'id' | 'dish' | 'recipe'
    readonly value: {
      readonly link: string
    } | null
  }
  readonly HouseholdChangeForm: {
    readonly variables: 'token' | 'changes'
    readonly value: {
      readonly link: string
    } | null
  }
  readonly HouseholdRenewForm: {
    readonly variables: 'token'
    readonly value: {
      readonly link: string
    } | null
  }
  readonly HouseholdDeleteForm: {
    readonly variables: 'token'
    readonly value: string | null
  }
}
