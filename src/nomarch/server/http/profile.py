"""Your profile: who you are to the server, on every device. Secrets travel in bodies, never in addresses."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from nomarch.server.domain.problems import BadRequest
from nomarch.server.http.identity import service_of
from nomarch.server.http.parameters import ERRORS, Guest
from nomarch.server.schemas import profile as schemas
from nomarch.server.service import Service

__all__ = ["router"]

router = APIRouter(prefix="/api", responses=ERRORS)


async def _shown(service: Service, who: str) -> dict[str, Any]:
    profile, devices = await service.profiles.find(who)
    return {
        "name": profile.name if profile else "",
        "phrase": bool(profile and profile.phrase),
        "devices": max(1, len(devices)),
    }


@router.get("/me", response_model=schemas.ProfileAnswer)
async def see_profile(request: Request, guest: Guest) -> dict[str, Any]:
    """Who you are to this server."""
    return await _shown(service_of(request), guest.who)


@router.post("/me", response_model=schemas.ProfileAnswer)
async def change_profile(request: Request, guest: Guest, asked: schemas.ProfileRequest) -> dict[str, Any]:
    """Change your name on every device. Names at tables stay."""
    service = service_of(request)
    service.limits.take("profile", guest.network)
    await service.profiles.rename(guest.who, guest.device, asked.name)
    return await _shown(service, guest.who)


@router.post("/me/phrase", response_model=schemas.PhraseAnswer)
async def new_phrase(request: Request, guest: Guest) -> dict[str, Any]:
    """A new recovery phrase. An earlier one stops working."""
    service = service_of(request)
    service.limits.take("profile", guest.network)
    return {"phrase": await service.profiles.new_phrase(guest.who, guest.device)}


@router.post("/me/link", response_model=schemas.ProfileLink)
async def new_link(request: Request, guest: Guest) -> dict[str, Any]:
    """A secret that signs one more device in, once, within ten minutes. An earlier one stops working."""
    service = service_of(request)
    service.limits.take("profile", guest.network)
    secret, until = await service.profiles.new_link(guest.who, guest.device)
    return {"secret": secret, "until": until}


@router.post("/me/carry", response_model=schemas.ProfileAnswer)
async def carry(request: Request, guest: Guest, asked: schemas.CarryRequest) -> dict[str, Any]:
    """Sign this device in to a profile, by its phrase or by a link."""
    service = service_of(request)
    service.limits.take("carry", guest.network)
    if bool(asked.phrase.strip()) == bool(asked.secret):
        raise BadRequest("carry_one")
    who = await service.profiles.join(
        guest.who, guest.device, phrase=asked.phrase.strip(), secret=asked.secret, bring=asked.bring
    )
    return await _shown(service, who)


@router.post("/me/devices/sign-out", response_model=schemas.ProfileAnswer)
async def sign_out_others(request: Request, guest: Guest) -> dict[str, Any]:
    """Sign every other device out of your profile."""
    service = service_of(request)
    service.limits.take("profile", guest.network)
    await service.profiles.sign_out_others(guest.who, guest.device)
    return await _shown(service, guest.who)


@router.post("/me/sign-out", response_model=schemas.ProfileAnswer)
async def sign_out(request: Request, guest: Guest) -> dict[str, Any]:
    """Sign this device out of its profile."""
    service = service_of(request)
    service.limits.take("profile", guest.network)
    await service.profiles.sign_out(guest.who, guest.device)
    return await _shown(service, await service.profiles.who(guest.device))


@router.get("/me/history", response_model=schemas.HistoryAnswer)
async def see_history(request: Request, guest: Guest) -> dict[str, Any]:
    """Your finished games, and how often you won."""
    service = service_of(request)
    service.limits.take("look", guest.network)
    return await service.personal_data.history(guest.who)


@router.get("/me/export", response_class=StreamingResponse, responses={200: {"content": {"application/json": {}}}})
async def export(request: Request, guest: Guest) -> StreamingResponse:
    """Everything that the server knows about you, as a JSON file: your name, devices, notifications, results, and each
    of your tables with its record and your chat messages."""
    service = service_of(request)
    service.limits.take("export", guest.network)
    name = {"content-disposition": 'attachment; filename="nomarch.json"'}
    return StreamingResponse(service.personal_data.export(guest.who), headers=name, media_type="application/json")


@router.delete("/me", response_model=schemas.ProfileAnswer)
async def delete_everything(request: Request, guest: Guest) -> dict[str, Any]:
    """Delete everything that the server knows about you. Tables at which nobody else sat are deleted; at the others
    your name and your chat messages disappear, and a bot finishes your games."""
    service = service_of(request)
    service.limits.take("export", guest.network)
    await service.personal_data.delete(guest.who, guest.device)
    return await _shown(service, await service.profiles.who(guest.device))
